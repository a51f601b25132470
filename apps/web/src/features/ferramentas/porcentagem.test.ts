import { expect, it } from 'vitest';
import { lerPorcentagem } from './porcentagem.ts';

it.each([
  ['2', 2],
  [' 0,33 ', 0.33],
  ['1.5%', 1.5],
  ['100', 100],
  ['0,0333', 0.0333],
  ['', undefined],
  ['dois', undefined],
  ['1,23456', undefined],
  ['-1', undefined],
])('%j is read as %j', (texto, valor) => expect(lerPorcentagem(texto)).toBe(valor));
