import { describe, expect, it } from 'vitest';
import { marcar } from './marcas.ts';

describe('a mark', () => {
  it.each([
    ['b', 'na sexta', 3, 8, 'na <b>sexta</b>', 'sexta'],
    ['i', 'na sexta', 0, 2, '<i>na</i> sexta', 'na'],
    ['b', 'na ', 3, 3, 'na <b></b>', ''],
    ['a', 'veja aqui', 5, 9, 'veja <a href="/">aqui</a>', '/'],
    ['a', '', 0, 0, '<a href="/">texto</a>', '/'],
  ] as const)('%s of %j from %i to %i', (marca, texto, de, ate, fica, escolhido) => {
    const feito = marcar(texto, { de, ate }, marca);
    expect(feito.texto).toBe(fica);
    expect(feito.texto.slice(feito.de, feito.ate)).toBe(escolhido);
  });
});
