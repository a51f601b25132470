import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agendamentoDeExemplo as agendamento } from './agendamentos.exemplo.ts';
import {
  horarioDaMudanca,
  instanteDoMomento,
  momentoDe,
  paraCalendario,
} from './para-calendario.tsx';

const antes = new Date('2026-11-16T12:00:00Z');

describe('paraCalendario', () => {
  it('shows São Paulo time whatever the zone of the machine', () => {
    const evento = paraCalendario(agendamento(), antes);
    expect(evento.inicio).toEqual({ data: '2026-11-18', minuto: 510 });
    expect(evento.termino).toEqual({ data: '2026-11-18', minuto: 570 });
    expect(evento.detalhe).toBe('Sala 2');
  });

  it('puts a start at 23:30 UTC on the same day at 20:30 in São Paulo', () => {
    const evento = paraCalendario(
      agendamento({
        data_hora_inicio: '2026-11-19T02:30:00Z',
        data_hora_termino: '2026-11-19T03:00:00Z',
      }),
    );
    expect(evento.inicio).toEqual({ data: '2026-11-18', minuto: 1410 });
    expect(evento.termino).toEqual({ data: '2026-11-19', minuto: 0 });
  });

  it('has the type’s colour or blue; grey and struck through when cancelled', () => {
    expect(paraCalendario(agendamento()).cor).toBe('#28a745');
    expect(paraCalendario(agendamento({ tipo_agendamento: null })).cor).toBe('#007bff');
    const cancelado = paraCalendario(agendamento({ status: 'CANCELADO' }));
    expect(cancelado).toMatchObject({ cor: '#6c757d', riscado: true, movivel: false });
  });

  it('says in words what its marks show', () => {
    const { complemento } = paraCalendario(
      agendamento({ prioridade: 'URGENTE', privado: true }),
      antes,
    );
    expect(complemento).toBe('até 09:30, Agendado, Fechamento, prioridade urgente, privado');
  });

  it('says from its end on that it has no outcome yet', () => {
    const um = agendamento();
    const fim = new Date(um.data_hora_termino);
    expect(paraCalendario(um, new Date(fim.getTime() - 1)).detalhe).not.toContain('Sem desfecho');
    expect(paraCalendario(um, fim).detalhe).toMatch(/^Sem desfecho · /);
    expect(paraCalendario(um, fim).complemento).toBe('até 09:30, Sem desfecho, Fechamento');
    const finalizado = agendamento({ status: 'FINALIZADO' });
    expect(paraCalendario(finalizado, fim).detalhe).not.toContain('Sem desfecho');
  });

  it('asks for no outcome of somebody else’s busy time', () => {
    const ocupado = agendamento({ ocupado: true, tipo_agendamento: null });
    const { complemento } = paraCalendario(ocupado, new Date(ocupado.data_hora_termino));
    expect(complemento).toBe('até 09:30, Agendado');
  });

  it('tells one without a type from a blue type by its icon and its word', () => {
    const { complemento, marca } = paraCalendario(agendamento({ tipo_agendamento: null }), antes);
    expect(complemento).toBe('até 09:30, Agendado, Sem tipo');
    expect(marca).toBeDefined();
  });

  it('can be moved only where the server allows editing', () => {
    const { acoes } = agendamento();
    expect(paraCalendario(agendamento()).movivel).toBe(true);
    expect(paraCalendario(agendamento({ acoes: { ...acoes, editar: false } })).movivel).toBe(false);
  });

  it('is the same object for the same answer, so that React does not draw it again', () => {
    const um = agendamento();
    expect(paraCalendario(um)).toBe(paraCalendario(um));
  });
});

describe('civil moments', () => {
  const minutos = fc.integer({ min: 0, max: 60 * 24 * 365 * 12 });

  it('convert back to the instant they came from', () => {
    fc.assert(
      fc.property(minutos, (n) => {
        // From 2020 on there is no summer time: every civil minute exists once.
        const instante = new Date(Date.UTC(2020, 0, 1) + n * 60_000);
        expect(instanteDoMomento(momentoDe(instante))).toEqual(instante);
      }),
    );
  });

  it('keep the length when they are moved, also over midnight', () => {
    expect(horarioDaMudanca({ inicio: { data: '2026-11-18', minuto: 1410 }, duracao: 90 })).toEqual(
      {
        data_hora_inicio: '2026-11-19T02:30:00.000Z',
        data_hora_termino: '2026-11-19T04:00:00.000Z',
      },
    );
  });
});
