import type { MotivoDoAcesso } from '@dominio/contrato/usuarios-acesso';
import { expect, it } from 'vitest';
import { origemEmPalavras, origensEmLinha, perguntaDoAcesso } from './acesso.textos.ts';

const origem = (motivo: MotivoDoAcesso, papel: 'apoio' | null = null) =>
  ({ tipo: 'grupo', id: 1, nome: 'Azul', motivo, papel }) as const;

it.each([
  ['administrador', 'É do grupo Azul, que tem tudo'],
  ['direta', 'Permissão dada à própria pessoa'],
  ['grupo', 'Pelo grupo Azul'],
  ['todos_os_clientes', 'O grupo Azul vê todos os clientes'],
  ['cliente_do_grupo', 'É cliente do grupo Azul'],
  ['cliente_do_time', 'É cliente do time Azul'],
  ['empresa', 'É usuário desta empresa'],
] as const)('the reason %s is written in words', (motivo, frase) => {
  expect(origemEmPalavras(origem(motivo))).toBe(frase);
});

it('the reason of a link has the person’s role for the client', () => {
  expect(origemEmPalavras(origem('vinculo', 'apoio'))).toBe('Vínculo próprio: apoio');
});

it('several reasons are written in one line, and none as undefined', () => {
  expect(origensEmLinha([origem('grupo'), origem('direta')])).toBe(
    'Pelo grupo Azul · Permissão dada à própria pessoa',
  );
  expect(origensEmLinha([])).toBeUndefined();
});

it('the title asks why, or why not, according to the answer', () => {
  expect(perguntaDoAcesso('Ana', true)).toBe('Por que Ana vê isto?');
  expect(perguntaDoAcesso('Ana', false)).toBe('Por que Ana não vê isto?');
});
