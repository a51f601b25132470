import { somarDias } from '@dominio/contrato/datas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contraRenovar, periodoSeguinte } from './renovacao.rules.ts';

test.each([
  ['2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31', 'a year'],
  ['2025-03-01', '2026-02-28', '2026-03-01', '2027-02-28', 'a year that ends in February'],
  ['2027-03-01', '2028-02-29', '2028-03-01', '2029-02-28', 'a year that ends in a leap February'],
  [
    '2026-01-15',
    '2026-07-14',
    '2026-07-15',
    '2027-01-14',
    'half a year from the middle of a month',
  ],
  ['2026-01-31', '2026-02-27', '2026-02-28', '2026-03-27', 'a month that begins on the 31st'],
  ['2026-01-01', '2026-01-10', '2026-01-11', '2026-01-20', 'ten days'],
  [null, '2026-12-31', '2027-01-01', '2027-12-31', 'a period whose beginning nobody knows'],
  ['2027-05-01', '2026-12-31', '2027-01-01', '2027-12-31', 'a period that ends before it begins'],
])('after %s to %s comes %s to %s: %s', (inicio, fim, novoInicio, novoFim, _caso) => {
  expect(periodoSeguinte(inicio, fim)).toEqual({ inicio: novoInicio, fim: novoFim });
});

test('the next period begins the day after the end, and is a leap day and a short month at most longer or shorter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 45_000 }),
      fc.integer({ min: 0, max: 4_000 }),
      (de, dias) => {
        const inicio = somarDias('1950-01-01', de);
        const fim = somarDias(inicio, dias);
        const seguinte = periodoSeguinte(inicio, fim);
        expect(seguinte.inicio).toBe(somarDias(fim, 1));
        const duracao = (Date.parse(seguinte.fim) - Date.parse(seguinte.inicio)) / 86_400_000;
        expect(Math.abs(duracao - dias)).toBeLessThanOrEqual(4);
      },
    ),
  );
});

test.each([
  ['ATIVO', '2026-12-31', undefined],
  ['SUSPENSO', '2026-12-31', undefined],
  ['ATIVO', null, 'O contrato não tem data de fim: não há o que renovar.'],
  ['RASCUNHO', '2026-12-31', 'Só um contrato ativo ou suspenso pode ser renovado.'],
  ['EM_IMPLANTACAO', '2026-12-31', 'Só um contrato ativo ou suspenso pode ser renovado.'],
  ['ENCERRADO', '2026-12-31', 'Um contrato encerrado ou cancelado não pode ser renovado.'],
  ['CANCELADO', null, 'Um contrato encerrado ou cancelado não pode ser renovado.'],
] as const)('a contract that is %s and ends on %s: %s', (status_contrato, data_fim, frase) => {
  expect(contraRenovar({ status_contrato, data_fim, encerra_em: null })).toBe(frase);
});
