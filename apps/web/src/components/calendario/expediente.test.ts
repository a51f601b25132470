import { expect, it } from 'vitest';
import { foraDe } from './expediente.ts';
import { meiaHoraDe, trechoArrastado } from './selecao.ts';

it.each([
  ['a day without work is all outside', [], [[0, 1440]]],
  [
    'lunch is outside too',
    [
      [480, 720],
      [780, 1080],
    ],
    [
      [0, 480],
      [720, 780],
      [1080, 1440],
    ],
  ],
  ['a day that works through has nothing outside', [[0, 1440]], []],
])('%s', (_titulo, trabalho, fora) => {
  const faixas = trabalho.map(([de = 0, ate = 0]) => ({ de, ate }));
  expect(foraDe(faixas).map(({ de, ate }) => [de, ate])).toEqual(fora);
});

it.each([
  ['downwards', 541, 629, 540, 630],
  ['upwards', 629, 541, 540, 630],
  ['hardly at all', 545, 546, 540, 555],
  ['past midnight', 1400, 1500, 1395, 1440],
  ['before the day', 20, -40, 0, 30],
])('a drag %s draws whole quarters of an hour that hold both its ends', (_t, a, b, de, ate) => {
  expect(trechoArrastado(a, b)).toEqual({ de, ate });
});

it('a click begins at the half hour it falls into', () => {
  expect([0, 29, 30, 559, 1439].map(meiaHoraDe)).toEqual([0, 0, 30, 540, 1410]);
});
