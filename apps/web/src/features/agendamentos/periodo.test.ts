import { somarDias } from '@dominio/contrato/datas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaIso } from '../../components/calendario/dias.ts';
import {
  andar,
  diaASeguir,
  ficaOculta,
  folhear,
  intervaloPorExtenso,
  periodoDaVisao,
  periodoSemDesfecho,
  VISOES,
} from './periodo.ts';

const datas = fc.integer({ min: 0, max: 36_000 }).map((n) => somarDias('2001-01-01', n));

describe('intervaloPorExtenso', () => {
  it.each([
    ['2026-11-16', '2026-11-20', '16 a 20 de novembro de 2026'],
    ['2026-11-30', '2026-12-04', '30 de novembro a 4 de dezembro de 2026'],
    ['2026-12-28', '2027-01-01', '28 de dezembro de 2026 a 1 de janeiro de 2027'],
    ['2026-11-18', '2026-11-18', '18 de novembro de 2026'],
  ])('%s to %s is %s', (primeiro, ultimo, esperado) => {
    expect(intervaloPorExtenso(primeiro, ultimo)).toBe(esperado);
  });
});

describe('periodoDaVisao', () => {
  it('draws Monday to Friday, and also reads the hidden weekend', () => {
    expect(periodoDaVisao('semana', '2026-11-18', false)).toEqual({
      titulo: '16 a 20 de novembro de 2026',
      dias: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
      primeiro: '2026-11-16',
      ultimo: '2026-11-22',
    });
  });

  it('puts a Sunday into the week of the Monday before', () => {
    expect(periodoDaVisao('semana', '2026-11-22', true).dias).toEqual(
      expect.arrayContaining(['2026-11-16', '2026-11-22']),
    );
  });

  it('reads, for a month, the days of other months in its grid', () => {
    const { titulo, primeiro, ultimo } = periodoDaVisao('mes', '2026-11-18', false);
    expect([titulo, primeiro, ultimo]).toEqual(['novembro de 2026', '2026-10-26', '2026-12-06']);
  });

  it('reads only the month for a list, and only the day for a day', () => {
    expect(periodoDaVisao('lista', '2026-02-10', false)).toMatchObject({
      primeiro: '2026-02-01',
      ultimo: '2026-02-28',
    });
    expect(periodoDaVisao('dia', '2026-11-18', false)).toMatchObject({
      titulo: 'quarta-feira, 18 de novembro de 2026',
      dias: ['2026-11-18'],
    });
  });

  it('has its date in it, starts weeks on Monday and never spans more than 62 days', () => {
    fc.assert(
      fc.property(datas, fc.constantFrom(...VISOES), fc.boolean(), (data, visao, fds) => {
        const { dias, primeiro, ultimo } = periodoDaVisao(visao, data, fds);
        expect(primeiro <= data && data <= ultimo).toBe(true);
        expect(dias.includes(data)).toBe(!ficaOculta(visao, data, fds));
        if (visao === 'semana' || visao === 'mes') expect(diaIso(primeiro)).toBe(1);
        expect(somarDias(primeiro, 62) > ultimo).toBe(true);
      }),
    );
  });
});

describe('folhear', () => {
  it.each([
    ['dia', '2026-11-30', 1, '2026-12-01'],
    ['semana', '2026-11-18', -1, '2026-11-11'],
    ['mes', '2027-01-31', 1, '2027-02-28'],
    ['lista', '2026-01-31', -1, '2025-12-31'],
  ] as const)('leads a %s from %s by %i to %s', (visao, data, passo, esperado) => {
    expect(folhear(visao, data, passo)).toBe(esperado);
  });

  it('leads to another period that adjoins this one', () => {
    fc.assert(
      fc.property(datas, fc.constantFrom(...VISOES), fc.constantFrom(1, -1), (data, visao, p) => {
        const aqui = periodoDaVisao(visao, data, true);
        const la = periodoDaVisao(visao, folhear(visao, data, p as 1 | -1), true);
        expect(la.titulo).not.toBe(aqui.titulo);
        const [antes, depois] = p === 1 ? [aqui, la] : [la, aqui];
        expect(depois.primeiro <= somarDias(antes.ultimo, 1)).toBe(true);
      }),
    );
  });
});

describe('andar', () => {
  it.each([
    ['2026-11-20', 1, false, '2026-11-23'],
    ['2026-11-23', -1, false, '2026-11-20'],
    ['2026-11-20', 1, true, '2026-11-21'],
  ] as const)('leads from %s by %i (weekend shown: %s) to %s', (de, passo, fds, esperado) => {
    expect(andar('semana', de, passo, fds)).toBe(esperado);
  });
});

describe('diaASeguir', () => {
  const semana = periodoDaVisao('semana', '2026-11-18', false);
  const mes = periodoDaVisao('mes', '2026-11-18', false);
  const dia = periodoDaVisao('dia', '2026-11-18', false);
  it.each([
    ['a day shown', 'semana', semana, '2026-11-16', '2026-11-16', undefined],
    ['another week', 'semana', semana, '2026-11-23', '2026-11-23', '2026-11-23'],
    ['a weekend that is hidden', 'semana', semana, '2026-11-21', '2026-11-21', '2026-11-21'],
    ['a neighbour in the grid of a month', 'mes', mes, '2026-10-31', '2026-10-31', undefined],
    ['another month', 'mes', mes, '2027-01-04', '2027-01-04', '2027-01-04'],
    ['what began the day before', 'dia', dia, '2026-11-17', '2026-11-18', undefined],
    ['the day before', 'dia', dia, '2026-11-17', '2026-11-17', '2026-11-17'],
  ] as const)('for %s', (_titulo, visao, periodo, inicio, termino, esperado) => {
    expect(diaASeguir(visao, periodo, { inicio, termino })).toBe(esperado);
  });
});

it('what has no outcome is listed of the thirty days before today, and of today', () => {
  const { primeiro, ultimo, dias, titulo } = periodoSemDesfecho('2026-11-18');
  expect([primeiro, ultimo, dias.length]).toEqual(['2026-10-19', '2026-11-18', 31]);
  expect(titulo).toBe('Últimos 30 dias');
});
