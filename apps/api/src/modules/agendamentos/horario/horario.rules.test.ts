import { horaCivil, instanteCivil } from '@dominio/contrato/datas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  avisosDoHorario,
  type Expediente,
  horarioRecusado,
  periodosDeTrabalho,
  sobrepoem,
} from './horario.rules.ts';

const em = (dia: string, de: string, ate: string) => ({
  inicio: instanteCivil(dia, `${de}:00`),
  termino: instanteCivil(dia, `${ate}:00`),
});
const SEGUNDA = '2026-12-07';
const DOMINGO = '2026-12-06';
const EXPEDIENTE: Expediente = Object.fromEntries(
  ['1', '2', '3', '4', '5'].map((dia) => [
    dia,
    [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ] as const,
  ]),
);

const umPeriodo = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 1440 }))
  .map(([inicio, duracao]) => ({
    inicio: new Date(inicio * 60_000),
    termino: new Date((inicio + duracao) * 60_000),
  }));

describe('overlap', () => {
  test('is none where one ends as the other starts', () => {
    expect(sobrepoem(em(SEGUNDA, '09:00', '10:00'), em(SEGUNDA, '10:00', '11:00'))).toBe(false);
    expect(sobrepoem(em(SEGUNDA, '09:00', '10:01'), em(SEGUNDA, '10:00', '11:00'))).toBe(true);
  });

  test('is symmetric, and means sharing a minute', () => {
    fc.assert(
      fc.property(umPeriodo, umPeriodo, (a, b) => {
        const comum =
          Math.min(a.termino.getTime(), b.termino.getTime()) -
          Math.max(a.inicio.getTime(), b.inicio.getTime());
        expect(sobrepoem(a, b)).toBe(comum > 0);
        expect(sobrepoem(b, a)).toBe(sobrepoem(a, b));
        expect(sobrepoem(a, a)).toBe(true);
      }),
    );
  });
});

describe('an appointment’s time is refused', () => {
  test('when it ends before it starts', () => {
    for (const ate of ['09:00', '08:59']) {
      expect(horarioRecusado(em(SEGUNDA, '09:00', ate))?.message).toBe(
        'O término deve ser depois do início.',
      );
    }
  });

  test('when it lasts more than 24 hours', () => {
    const inicio = instanteCivil(SEGUNDA, '09:00:00');
    const dia = (ms: number) => ({ inicio, termino: new Date(inicio.getTime() + 86_400_000 + ms) });
    expect(horarioRecusado(dia(0))).toBeNull();
    expect(horarioRecusado(dia(1))?.message).toBe('Um agendamento pode durar no máximo 24 horas.');
  });
});

describe('working hours', () => {
  test('come in order, on the firm’s clocks, without the weekend', () => {
    const semana = { inicio: instanteCivil(DOMINGO), termino: instanteCivil('2026-12-13') };
    const periodos = periodosDeTrabalho(EXPEDIENTE, semana);
    expect(periodos).toHaveLength(10);
    expect(
      periodos.slice(0, 2).map(({ inicio, termino }) => [inicio, termino].map(horaCivil)),
    ).toEqual([
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ]);
  });

  test('join when they touch or overlap, in whatever order they were entered', () => {
    const partido: Expediente = {
      1: [
        ['12:00', '18:00'],
        ['08:00', '12:00'],
        ['09:00', '10:00'],
      ],
    };
    const [um, ...outros] = periodosDeTrabalho(partido, em(SEGUNDA, '00:00', '23:59'));
    expect(outros).toEqual([]);
    expect(um).toEqual(em(SEGUNDA, '08:00', '18:00'));
  });

  test('keep to the clock in the summers that had another offset', () => {
    const verao = { inicio: instanteCivil('2018-12-10'), termino: instanteCivil('2018-12-11') };
    const [manha] = periodosDeTrabalho(EXPEDIENTE, verao);
    expect(manha?.inicio.toISOString()).toBe('2018-12-10T10:00:00.000Z');
  });
});

describe('remarks on an allowed time', () => {
  const avisos = (dia: string, de: string, ate: string, agora = instanteCivil(DOMINGO)) =>
    avisosDoHorario(em(dia, de, ate), EXPEDIENTE, agora).map(({ tipo }) => tipo);

  test('are none inside working hours and in the future', () => {
    expect(avisos(SEGUNDA, '08:00', '12:00')).toEqual([]);
  });

  test('are made outside working hours: across lunch, past the end of the day, on a Sunday', () => {
    expect(avisos(SEGUNDA, '11:30', '13:30')).toEqual(['fora_do_expediente']);
    expect(avisos(SEGUNDA, '17:30', '18:30')).toEqual(['fora_do_expediente']);
    expect(avisos(DOMINGO, '09:00', '10:00')).toEqual(['fora_do_expediente']);
  });

  test('are made on a start that is past, not on one that is now', () => {
    const agora = instanteCivil(SEGUNDA, '09:00:00');
    expect(avisos(SEGUNDA, '09:00', '10:00', agora)).toEqual([]);
    expect(avisos(SEGUNDA, '08:30', '10:00', agora)).toEqual(['passado']);
  });
});
