import { expect, it } from 'vitest';
import { PAUSA_MS, procuravel } from './busca.queries.ts';

it.each([
  ['', false],
  ['a', false],
  ['á.', false],
  [' - ', false],
  ['ab', true],
  ['12', true],
  ['a-1', true],
  ['São', true],
])('the server is asked for "%s": %s', (termo, esperado) => {
  expect(procuravel(termo)).toBe(esperado);
});

it('the server is asked 120 ms after the last key', () => expect(PAUSA_MS).toBe(120));
