import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { horaDe } from '../../components/calendario/dias.ts';
import { somarMinutos } from '../../components/campos/hora-digitada.ts';
import {
  duracaoDoHorario,
  horarioAceito,
  horarioDoReagendamento,
  horarioDosInstantes,
  horarioSugerido,
  instantesDoHorario,
} from './horario.ts';

describe('horarioAceito', () => {
  it.each([
    ['09:00', '10:00', true],
    ['00:00', '23:59', true],
    ['22:00', '01:00', true],
    ['20:00', '08:00', true],
    ['20:00', '08:01', false],
    ['10:00', '09:00', false],
    ['10:00', '10:00', false],
  ])('from %s to %s is accepted: %s', (inicio, termino, esperado) => {
    expect(horarioAceito({ inicio, termino })).toBe(esperado);
  });
});

describe('horarioDoReagendamento', () => {
  const horario = { data: '2026-11-19', inicio: '15:00', termino: '16:30' };

  it.each([
    ['ahead, on a Thursday', '2026-11-19', '2026-11-18', '2026-11-20'],
    ['ahead, on a Friday', '2026-11-20', '2026-11-18', '2026-11-23'],
    ['long past', '2026-03-02', '2026-11-18', '2026-11-19'],
    ['past, seen on a Saturday', '2026-11-02', '2026-11-21', '2026-11-23'],
  ])(
    'for an appointment %s suggests the same hours on the next working day',
    (_titulo, data, hoje, esperado) => {
      expect(horarioDoReagendamento({ ...horario, data }, hoje)).toEqual({
        ...horario,
        data: esperado,
      });
    },
  );
});

describe('instantesDoHorario', () => {
  it('reads hours as São Paulo’s, and an end before the start as the next day', () => {
    expect(instantesDoHorario({ data: '2026-11-18', inicio: '23:00', termino: '00:30' })).toEqual({
      data_hora_inicio: '2026-11-19T02:00:00.000Z',
      data_hora_termino: '2026-11-19T03:30:00.000Z',
    });
  });

  it('gives instants that convert back to the same hours', () => {
    const horas = fc.nat(1439).map(horaDe);
    fc.assert(
      fc.property(horas, horas, (inicio, termino) => {
        const horario = { data: '2026-11-18', inicio, termino };
        expect(horarioDosInstantes(instantesDoHorario(horario))).toEqual(horario);
      }),
    );
  });

  it('lasts as many minutes as the form shows', () => {
    const horas = fc.nat(1439).map(horaDe);
    fc.assert(
      fc.property(horas, horas, (inicio, termino) => {
        const { data_hora_inicio, data_hora_termino } = instantesDoHorario({
          data: '2026-11-18',
          inicio,
          termino,
        });
        const minutos = (Date.parse(data_hora_termino) - Date.parse(data_hora_inicio)) / 60_000;
        expect(minutos).toBe(duracaoDoHorario({ inicio, termino }));
        expect(somarMinutos(inicio, minutos)).toBe(termino);
      }),
    );
  });
});

describe('horarioSugerido', () => {
  // 09:00:00 stays, 09:00:01 becomes 09:30 (decisoes.md §6).
  it.each([
    ['2026-11-18T12:00:00Z', '09:00', '10:00'],
    ['2026-11-18T12:00:01Z', '09:30', '10:30'],
    ['2026-11-18T12:29:59Z', '09:30', '10:30'],
  ])('at %s suggests %s to %s', (agora, inicio, termino) => {
    expect(horarioSugerido(null, new Date(agora))).toEqual({ data: '2026-11-18', inicio, termino });
  });

  it('keeps a requested day, and a requested hour', () => {
    const agora = new Date('2026-11-18T12:10:00Z');
    expect(horarioSugerido('2026-11-20', agora)).toMatchObject({
      data: '2026-11-20',
      inicio: '09:30',
    });
    expect(horarioSugerido('2026-11-20T14:00', agora)).toEqual({
      data: '2026-11-20',
      inicio: '14:00',
      termino: '15:00',
    });
  });

  it.each([
    ['10:15', '10:15'],
    ['24:00', '00:00'],
    ['09:00', '10:00'],
    [null, '10:00'],
  ])('from 09:00 to a requested %s ends at %s', (fim, termino) => {
    const agora = new Date('2026-11-18T12:10:00Z');
    expect(horarioSugerido('2026-11-20T09:00', agora, fim).termino).toBe(termino);
  });

  it('suggests tomorrow close to midnight', () => {
    expect(horarioSugerido(null, new Date('2026-11-19T02:45:00Z')).data).toBe('2026-11-19');
  });
});
