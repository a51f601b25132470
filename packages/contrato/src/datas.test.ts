import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dataCivil,
  dataExiste,
  deslocamento,
  diasEntre,
  gradeDoMes,
  horaCivil,
  inicioDaSemana,
  inicioSugerido,
  instanteCivil,
  instanteDe,
  limitesDoDia,
  somarDias,
  somarMeses,
} from './datas.ts';

describe('instanteDe', () => {
  test.each([
    ['2026-12-07T09:00:00-03:00', '2026-12-07T12:00:00.000Z', 'an offset is obeyed'],
    ['2026-12-07T09:00:00Z', '2026-12-07T09:00:00.000Z', 'Z is UTC'],
    ['2026-12-07T09:00', '2026-12-07T12:00:00.000Z', 'naive time is São Paulo’s'],
    ['2026-12-07', '2026-12-07T03:00:00.000Z', 'a bare date is its midnight in São Paulo'],
    ['2018-12-07T09:00', '2018-12-07T11:00:00.000Z', 'with the summer time of 2018'],
    ['2026-12-07T09:00:00-0500', '2026-12-07T14:00:00.000Z', 'an offset without colon'],
  ])('reads %s as %s: %s', (texto, esperado) => {
    expect(instanteDe(texto)?.toISOString()).toBe(esperado);
  });
  test.each([
    '2026-02-31',
    '31/02/2026',
    '2026-13-01',
    '2026-01-01T24:30',
    '2026-01-01T10:60',
    'amanhã',
    '',
    '2026',
    '0001-01-01',
    '9999-01-01',
    '2026-01-01T10:00+99:99',
    '🙂',
  ])('refuses %s', (texto) => {
    expect(instanteDe(texto)).toBeUndefined();
  });
});

test.each([
  ['2018-11-04T02:59:59.999Z', -3, 'the last instant before summer time'],
  ['2018-11-04T03:00:00.000Z', -2, 'the first of summer time'],
  ['2019-02-17T01:59:59.999Z', -2, 'the last of summer time'],
  ['2019-02-17T02:00:00.000Z', -3, 'the first after it'],
  ['2018-11-04T02:45:00.000Z', -3, 'one asked for after a later one'],
])('the offset at %s is %i h: %s', (instante, horas) => {
  expect(deslocamento(new Date(instante))).toBe(horas * 3_600_000);
});

test('the civil date and time of an instant are read back as the same instant, in any year', () => {
  const minutos = fc.integer({
    min: Date.UTC(2000, 0, 1) / 60_000,
    max: Date.UTC(2040, 0, 1) / 60_000,
  });
  fc.assert(
    fc.property(minutos, (minuto) => {
      const instante = new Date(minuto * 60_000);
      const volta = instanteCivil(dataCivil(instante), `${horaCivil(instante)}:00`);
      // The hour that is repeated at the end of summer time is two instants with one civil time.
      expect(dataCivil(volta)).toBe(dataCivil(instante));
      expect(horaCivil(volta)).toBe(horaCivil(instante));
    }),
  );
});

describe('inicioSugerido rounds up to the next half hour', () => {
  test.each([
    ['09:00:00', '09:00'],
    ['09:00:01', '09:30'],
    ['09:29:59', '09:30'],
    ['09:30:00', '09:30'],
    ['09:30:01', '10:00'],
    ['23:45:00', '00:00'],
  ])('from %s to %s', (agora, esperado) => {
    expect(horaCivil(inicioSugerido(instanteCivil('2026-11-20', agora)))).toBe(esperado);
  });
});

test('a week starts on Monday', () => {
  expect(inicioDaSemana('2026-11-20')).toBe('2026-11-16');
  expect(inicioDaSemana('2026-11-16')).toBe('2026-11-16');
  expect(inicioDaSemana('2026-11-22')).toBe('2026-11-16');
});

test('the grid of a month has the whole weeks around it', () => {
  expect(gradeDoMes(2026, 11)).toEqual({ primeiro: '2026-10-26', ultimo: '2026-12-06' });
  expect(gradeDoMes(2027, 2)).toEqual({ primeiro: '2027-02-01', ultimo: '2027-02-28' });
});

test('a civil day is half-open and 24 hours long', () => {
  const { inicio, fim } = limitesDoDia('2026-11-20');
  expect(inicio.toISOString()).toBe('2026-11-20T03:00:00.000Z');
  expect(fim.getTime() - inicio.getTime()).toBe(86_400_000);
});

test('days are added across months and years; dates that do not exist are recognised', () => {
  expect(somarDias('2026-12-31', 1)).toBe('2027-01-01');
  expect(somarDias('2028-02-28', 1)).toBe('2028-02-29');
  expect([dataExiste('2028-02-29'), dataExiste('2026-02-29')]).toEqual([true, false]);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months are %s', (data, meses, depois) => {
  expect(somarMeses(data, meses)).toBe(depois);
});

test('the days between two are counted from the first, backwards too', () => {
  expect([diasEntre('2026-12-31', '2027-01-02'), diasEntre('2027-01-02', '2026-12-31')]).toEqual([
    2, -2,
  ]);
});
