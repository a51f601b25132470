import { describe, expect, it } from 'vitest';
import { lerMensagem, proximaPosicao } from './mensagem.ts';

describe('reading of a message', () => {
  it('keeps what the envelope says, and hands the data over as it is', () => {
    const texto = '{"type":"command","action":"refresh","timestamp":5,"data":{"id":null},"novo":1}';
    expect(lerMensagem(texto)).toEqual({
      type: 'command',
      action: 'refresh',
      timestamp: 5,
      data: { id: null },
    });
  });

  it('takes kinds and fields that this version does not know', () => {
    expect(lerMensagem('{"type":"novidade","timestamp":"ontem","action":7}')).toEqual({
      type: 'novidade',
      action: undefined,
      timestamp: undefined,
    });
  });

  it.each(['', 'texto', '{"type":', '[]', 'null', '7', '{"type":7}', '{}'])(
    'finds no message in %j',
    (texto) => expect(lerMensagem(texto)).toBeNull(),
  );
});

describe('position of a reader', () => {
  it.each([
    ['the beginning, before any id', undefined, '', 0],
    ['the first id', undefined, '12', 12],
    ['a newer id', 12, '13', 13],
    ['where it was, for an event without id', 12, '', 12],
    ['where it was, for an older id', 12, '11', 12],
    ['where it was, for an id that is no number', 12, 'abc', 12],
    ['where it was, for a negative id', 12, '-3', 12],
  ])('is %s', (_titulo, atual, id, esperada) => {
    expect(proximaPosicao(atual, id)).toBe(esperada);
  });
});
