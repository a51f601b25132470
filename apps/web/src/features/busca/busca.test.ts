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
])('"%s" is asked of the server: %s', (termo, esperado) => {
  expect(procuravel(termo)).toBe(esperado);
});

it('the server is asked after 120 ms without a key', () => expect(PAUSA_MS).toBe(120));
