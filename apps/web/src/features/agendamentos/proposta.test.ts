import { describe, expect, it } from 'vitest';
import { inicioProposto } from './proposta.ts';

const DIA = [
  ['08:00', '12:00'],
  ['13:00', '18:00'],
] as [string, string][];
/** Monday to Friday with an hour of lunch, Saturday morning. */
const EXPEDIENTE = {
  '0': [],
  '1': DIA,
  '2': DIA,
  '3': DIA,
  '4': DIA,
  '5': DIA,
  '6': [['08:00', '12:00']] as [string, string][],
};
const as = (momento: string) => new Date(`${momento}:00-03:00`);
const escrito = ({ data, minuto }: { data: string; minuto: number }) =>
  `${data} ${Math.floor(minuto / 60)}:${String(minuto % 60).padStart(2, '0')}`;

describe('the start that is proposed', () => {
  it.each([
    ['in the morning', '2026-11-18T09:10', '2026-11-18 9:30'],
    ['before the firm opens', '2026-11-18T05:24', '2026-11-18 8:00'],
    ['at lunch', '2026-11-18T11:40', '2026-11-18 13:00'],
    ['when no hour is left of the day', '2026-11-18T17:10', '2026-11-19 8:00'],
    ['at night', '2026-11-18T22:10', '2026-11-19 8:00'],
    ['on Friday at night', '2026-11-20T22:10', '2026-11-21 8:00'],
    ['on Saturday after noon', '2026-11-21T12:30', '2026-11-23 8:00'],
  ])('%s lies within working hours', (_quando, agora, esperado) => {
    expect(escrito(inicioProposto(as(agora), undefined, EXPEDIENTE))).toBe(esperado);
  });

  it.each([
    ['keeps the half hour', '2026-11-18T09:10', '2026-11-20', '2026-11-20 9:30'],
    ['is moved behind lunch', '2026-11-18T11:40', '2026-11-20', '2026-11-20 13:00'],
    ['begins with the day when it is night', '2026-11-18T22:10', '2026-11-20', '2026-11-20 8:00'],
    ['stays ahead of now on the same day', '2026-11-18T19:10', '2026-11-18', '2026-11-18 19:30'],
    ['is by day on a day off', '2026-11-18T22:10', '2026-11-22', '2026-11-22 8:00'],
  ])('on a day that was asked for %s', (_oQue, agora, dia, esperado) => {
    expect(escrito(inicioProposto(as(agora), dia, EXPEDIENTE))).toBe(esperado);
  });

  it('lies within the usual hours until those of the firm were read', () => {
    expect(escrito(inicioProposto(as('2026-11-20T22:10'), undefined, undefined))).toBe(
      '2026-11-23 8:00',
    );
  });

  it('is the next half hour in a firm without working hours', () => {
    const nenhum = { '0': [], '1': [], '2': [], '3': [], '4': [], '5': [], '6': [] };
    expect(escrito(inicioProposto(as('2026-11-18T22:10'), undefined, nenhum))).toBe(
      '2026-11-18 22:30',
    );
  });
});
