import { expect, it } from 'vitest';
import { reacaoAoErro } from './falhas.ts';

it.each([
  [1, 'leve'],
  [2, 'leve'],
  [3, 'pesada'],
  [4, 'recarregar'],
  [9, 'recarregar'],
] as const)('error number %i calls for %s', (n, reacao) => {
  expect(reacaoAoErro(n)).toBe(reacao);
});
