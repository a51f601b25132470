import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import { describe, expect, it } from 'vitest';
import { resumoDeHoje } from './resumo-de-hoje.ts';

const das = (inicio: string, termino: string, status: StatusDoAgendamento = 'AGENDADO') => ({
  data_hora_inicio: `2026-11-20T${inicio}:00-03:00`,
  data_hora_termino: `2026-11-20T${termino}:00-03:00`,
  status,
});
const as = (hora: string) => new Date(`2026-11-20T${hora}:00-03:00`);

describe('números de hoje', () => {
  const dia = [
    das('08:00', '09:00', 'FINALIZADO'),
    das('09:00', '10:00'),
    das('09:30', '10:30', 'CANCELADO'),
    das('09:30', '10:30', 'REAGENDADO_CLIENTE'),
    das('15:00', '16:00'),
  ];

  it('counts what stands and leaves out what was called off or moved', () => {
    expect(resumoDeHoje(dia, as('07:00'))).toEqual({ total: 3, emAndamento: 0 });
    expect(resumoDeHoje([], as('07:00'))).toEqual({ total: 0, emAndamento: 0 });
  });

  it.each([
    ['08:30', 0],
    ['08:59', 0],
    ['09:00', 1],
    ['09:59', 1],
    ['10:00', 0],
    ['15:30', 1],
  ])('at %s, %i under way', (hora, esperado) => {
    expect(resumoDeHoje(dia, as(hora)).emAndamento).toBe(esperado);
  });
});
