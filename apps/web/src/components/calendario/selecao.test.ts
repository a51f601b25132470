import { expect, it } from 'vitest';
import { faixaEm } from './selecao.ts';

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [299, 2],
  [-4, 0],
  [400, 2],
])('a pointer %i px into a day of three lanes is in lane %i', (x, faixa) => {
  expect(faixaEm(x, 300, 3)).toBe(faixa);
});
