import { expect, it } from 'vitest';
import { etapaDoSafari } from './tentativas-do-safari.ts';

it.each([
  [0, false, 'tentar'],
  [2, false, 'tentar'],
  [3, false, 'limpar'],
  [3, true, 'ajustes'],
  [2, true, 'tentar'],
] as const)('after %i retries, cache cleared: %s, comes %s', (tentativas, limpou, etapa) => {
  expect(etapaDoSafari({ tentativas, limpou })).toBe(etapa);
});
