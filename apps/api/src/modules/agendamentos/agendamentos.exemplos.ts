import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

const HORA_MS = 3_600_000;

export const exemplos: Exemplos = async ({ banco, eu, outro, amanha }) => {
  const inicio = new Date(amanha);
  const meu = await criarAgendamento(banco, { criado_por: eu, data_hora_inicio: inicio });
  const alheio = await criarAgendamento(banco, { criado_por: outro, data_hora_inicio: inicio });
  const removido = await criarAgendamento(banco, { criado_por: eu, excluido_em: new Date() });
  const depois = (horas: number) => new Date(inicio.getTime() + horas * HORA_MS).toISOString();
  const horario = { data_hora_inicio: amanha, data_hora_termino: depois(1) };
  return {
    'GET /api/agendamentos': {},
    'POST /api/agendamentos': {
      body: {
        titulo: 'Reunião da matriz',
        data_hora_inicio: depois(30),
        data_hora_termino: depois(31),
        participantes: [eu],
      },
    },
    'GET /api/agendamentos/calendario': {
      query: { data_inicio: amanha, data_fim: depois(24) },
    },
    'GET /api/agendamentos/calendario/{year}/{month}': { params: { year: 2026, month: 11 } },
    'GET /api/agendamentos/proximos': {},
    'POST /api/agendamentos/validar-conflito': { body: { ...horario, participantes: [eu] } },
    'POST /api/agendamentos/validar-participantes': { body: { participantes: [eu] } },
    'GET /api/agendamentos/opcoes/status': {},
    'GET /api/agendamentos/opcoes/prioridades': {},
    'GET /api/agendamentos/opcoes/expediente': {},
    'GET /api/agendamentos/opcoes/participantes': { query: { termo: 'pe' } },
    'GET /api/agendamentos/{id}': { params: { id: meu.id }, alheio: { id: alheio.id } },
    'GET /api/agendamentos/{id}/detalhes': { params: { id: meu.id }, alheio: { id: alheio.id } },
    'PUT /api/agendamentos/{id}': {
      params: { id: meu.id },
      body: { descricao: 'da matriz' },
      alheio: { id: alheio.id },
    },
    'PATCH /api/agendamentos/{id}/status': {
      params: { id: meu.id },
      body: { status: 'CANCELADO', motivo_cancelamento: 'da matriz' },
      alheio: { id: alheio.id },
    },
    'DELETE /api/agendamentos/{id}': { params: { id: meu.id }, alheio: { id: alheio.id } },
    'POST /api/agendamentos/{id}/restaurar': {
      params: { id: removido.id },
      alheio: { id: alheio.id },
    },
  };
};
