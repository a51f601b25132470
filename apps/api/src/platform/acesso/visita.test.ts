import { expect, test } from 'vitest';
import { semAtos } from './visita.ts';

const quando = new Date('2026-11-20T12:00:00Z');

test.each([
  [
    'on the record',
    { acoes: { editar: true, excluir: false } },
    { acoes: { editar: false, excluir: false } },
  ],
  [
    'on each of a list',
    { itens: [{ acoes: { ver: true } }] },
    { itens: [{ acoes: { ver: false } }] },
  ],
  ['as a list of what may follow', { proximos_status: ['ATIVO'] }, { proximos_status: [] }],
  ['under the other name', { permissoes: { editar: true } }, { permissoes: { editar: false } }],
])('a visit is offered no action: %s', (_, resposta, esperada) => {
  expect(semAtos(resposta)).toEqual(esperada);
});

test('a visit is offered an action that only reads', () => {
  const acoes = { editar: true, ler_sessoes: true, ver_como: true };
  expect(semAtos({ acoes }).acoes).toEqual({ editar: false, ler_sessoes: true, ver_como: false });
  expect(semAtos({ acoes: { ler_sessoes: false } }).acoes).toEqual({ ler_sessoes: false });
});

test.each([
  [{ permissoes: [{ id: 1, direta: true }], acoes: [{ valor: 'x' }], total: 2 }],
  [{ quando, ativo: true, nada: null, dentro: { lido: true } }],
  [null],
  ['texto'],
])('in a visit %j stays as it is, being no action', (resposta) => {
  expect(semAtos(resposta)).toEqual(resposta);
});
