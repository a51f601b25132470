import { describe, expect, test } from 'vitest';
import { quandoRepetir } from './espera.ts';

const agora = new Date('2026-11-28T12:00:00Z');
const segundos = (falhas: number, esperar: string, sorteio: number) =>
  (quandoRepetir({ falhas, esperar, agora }, sorteio).getTime() - agora.getTime()) / 1_000;

describe('another attempt', () => {
  test('waits twice as long after each failure, up to an hour, a part of it by chance', () => {
    expect([1, 2, 3, 8, 900].map((falhas) => segundos(falhas, '', 1))).toEqual([
      30, 60, 120, 3_600, 3_600,
    ]);
    expect([1, 2, 3, 900].map((falhas) => segundos(falhas, '', 0))).toEqual([15, 30, 60, 1_800]);
  });

  test.each([
    ['120', 120],
    ['0', 0],
    ['Sat, 28 Nov 2026 12:10:00 GMT', 600],
    ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
    ['99999999', 86_400],
  ])('waits as the service asks by Retry-After %s', (esperar, pedida) => {
    expect(segundos(1, esperar, 0)).toBe(pedida);
    expect(segundos(9, esperar, 1)).toBe(pedida + 1);
  });

  test.each(['', 'logo', '-5', '1e3', '2026-11-28'])(
    'knows nothing of Retry-After "%s"',
    (esperar) => {
      expect(segundos(1, esperar, 1)).toBe(30);
    },
  );
});
