import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acoesDa,
  aposLimpeza,
  comImportancia,
  devolverALista,
  devolverAsNaoLidas,
  semUma,
} from './acoes.rules.ts';
import { lerLista, type Notificacao } from './notificacoes.rules.ts';

const uma = (mudancas: Partial<Notificacao> & { id: number }): Notificacao => ({
  usuario_id: 7,
  tipo_evento: 'agendamento_criado',
  titulo: 't',
  mensagem: 'm',
  html: null,
  criado_em: '2026-11-20T12:00:00.000Z',
  lida: false,
  importante: false,
  canal_envio: 'push',
  status_envio: 'enviado',
  tracking_key: `chave:${mudancas.id}`,
  url: null,
  criado_por: null,
  contagem: 1,
  adiada_ate: null,
  ...mudancas,
});
const ids = (lista: readonly Notificacao[]) => lista.map(({ id }) => id);

describe('the actions of a row (specification part 1 §2.3)', () => {
  it.each([
    ['mine, unread', 7, false, { marcarLida: true, remover: true }],
    ['mine, read', 7, true, { marcarLida: false, remover: true }],
    ['somebody else’s, unread', 8, false, { marcarLida: false, remover: false }],
    ['somebody else’s, read', 8, true, { marcarLida: false, remover: true }],
    ['nobody’s, unread', null, false, { marcarLida: false, remover: false }],
    ['nobody’s, read', null, true, { marcarLida: false, remover: true }],
  ])('for a notification that is %s', (_titulo, criado_por, lida, esperado) => {
    expect(acoesDa(uma({ id: 1, criado_por, lida }), 7)).toEqual(esperado);
  });

  it.each([
    [{ criado_por: 7, agendamento_id: null }, 7],
    [{ criado_por: null }, null],
    [{}, null],
    [undefined, null],
    ['x', null],
  ])('read from dados who caused the notification: %j', (dados, esperado) => {
    const [lida] = lerLista([{ id: 1, timestamp: 5, dados }]);
    expect(lida?.criado_por).toBe(esperado);
  });
});

describe('a list changed before the server has answered', () => {
  const lista = [uma({ id: 3, importante: true }), uma({ id: 2, lida: true }), uma({ id: 1 })];

  it('lacks a removed row, shows a switched one, or is cleared', () => {
    expect(ids(semUma(lista, 2))).toEqual([3, 1]);
    expect(comImportancia(lista, 1, true).map(({ importante }) => importante)).toEqual([
      true,
      false,
      true,
    ]);
    expect(ids(aposLimpeza(lista, false))).toEqual([]);
    expect(ids(aposLimpeza(lista, true))).toEqual([3]);
  });

  it('gets refused removals back in place, once, unread ones only among the unread', () => {
    expect(ids(devolverALista([uma({ id: 4 }), uma({ id: 1 })], lista))).toEqual([4, 3, 2, 1]);
    expect(ids(devolverAsNaoLidas([uma({ id: 4 })], lista))).toEqual([4, 3, 1]);
  });

  it('is the same after any removals were taken back', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 20 }),
        fc.func(fc.boolean()),
        (numeros, tira) => {
          const toda = numeros.toSorted((a, b) => b - a).map((id) => uma({ id }));
          const voltam = toda.filter(({ id }) => tira(id));
          const ficam = toda.filter((item) => !voltam.includes(item));
          expect(devolverALista(ficam, voltam)).toEqual(toda);
        },
      ),
    );
  });
});
