import { expect, test } from 'vitest';
import { diasDoAno } from './painel.rules.ts';

test.each([
  ['2026-12-30', 3, ['12-30', '12-31', '01-01', '01-02']],
  ['2028-02-28', 2, ['02-28', '02-29', '03-01']],
  ['2026-02-28', 1, ['02-28', '02-29', '03-01']],
  ['2026-03-01', 0, ['02-29', '03-01']],
  ['2028-03-01', 0, ['03-01']],
])('the days of the year from %s on, %i more', (de, quantos, dias) => {
  expect(diasDoAno(de, quantos)).toEqual(dias);
});
