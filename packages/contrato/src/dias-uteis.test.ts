import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diaDaSemana, somarDias } from './datas.ts';
import { ajustar, contarDiasUteis, diaUtilDoMes, ehDiaUtil, somarDiasUteis } from './dias-uteis.ts';

/** Some holidays of 2026, of the national and bank calendars. */
const FERIADOS = new Set(['2026-02-16', '2026-02-17', '2026-04-03', '2026-11-02', '2026-11-20']);
const ehFeriado = (data: string) => FERIADOS.has(data);

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
])('%s is a business day: %s', (data, util) => expect(ehDiaUtil(data, ehFeriado)).toBe(util));

test.each([
  ['2026-11-18', 2, '2026-11-23'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 0, '2026-11-23'],
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-11-23', -1, '2026-11-19'],
  ['2026-02-13', 1, '2026-02-18'],
])('%s plus %i business days is %s', (data, dias, esperado) => {
  expect(somarDiasUteis(data, dias, ehFeriado)).toBe(esperado);
});

test('a day that is no business day moves to the nearest one before or after', () => {
  expect(ajustar('2026-11-20', 'antecipar', ehFeriado)).toBe('2026-11-19');
  expect(ajustar('2026-11-20', 'adiar', ehFeriado)).toBe('2026-11-23');
  expect(ajustar('2026-11-19', 'adiar', ehFeriado)).toBe('2026-11-19');
});

test('a business day of a month is found by its number from either end, or is none', () => {
  expect(diaUtilDoMes('2026-11-01', 1, ehFeriado)).toBe('2026-11-03');
  expect(diaUtilDoMes('2026-11-01', 5, ehFeriado)).toBe('2026-11-09');
  expect(diaUtilDoMes('2026-11-01', -1, ehFeriado)).toBe('2026-11-30');
  expect(diaUtilDoMes('2026-11-01', 23, ehFeriado)).toBeNull();
});

describe('for any number of days', () => {
  const dia = fc.integer({ min: 0, max: 2_500 }).map((n) => somarDias('2024-01-01', n));
  const dias = fc.integer({ min: 1, max: 300 });

  test('adding ends on a business day, that many away, and subtracting leads back', () => {
    fc.assert(
      fc.property(dia, dias, (de, n) => {
        const fim = somarDiasUteis(de, n, ehFeriado);
        expect(ehDiaUtil(fim, ehFeriado)).toBe(true);
        expect(contarDiasUteis(somarDias(de, 1), fim, ehFeriado)).toBe(n);
        if (ehDiaUtil(de, ehFeriado)) expect(somarDiasUteis(fim, -n, ehFeriado)).toBe(de);
      }),
      { numRuns: 100 },
    );
  });

  test('without holidays the business days are Monday to Friday', () => {
    fc.assert(
      fc.property(dia, dias, (de, n) => {
        const todos = Array.from({ length: n + 1 }, (_, i) => somarDias(de, i));
        const semFim = todos.filter((d) => ![0, 6].includes(diaDaSemana(d)));
        expect(contarDiasUteis(de, somarDias(de, n), () => false)).toBe(semFim.length);
      }),
      { numRuns: 100 },
    );
  });
});
