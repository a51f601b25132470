import { textosDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { paraCada } from '@dominio/contrato/campos';

/** A complete appointment for tests; `parcial` overrides its fields. */
export const agendamentoDeExemplo = (parcial: Partial<Agendamento> = {}): Agendamento => ({
  id: 7,
  titulo: 'Fechamento outubro',
  data_hora_inicio: '2026-11-18T11:30:00.000Z',
  data_hora_termino: '2026-11-18T12:30:00.000Z',
  ...paraCada(textosDoAgendamento, () => null),
  local_reuniao: 'Sala 2',
  status: 'AGENDADO',
  prioridade: 'NORMAL',
  privado: false,
  ocupado: false,
  tipo_agendamento: { id: 3, name: 'Fechamento', nome: 'Fechamento', cor: '#28a745', icon: 'star' },
  participantes: [],
  criado_por: 1,
  criador: { id: 1, nome: 'Marina Costa' },
  cliente: null,
  motivo_cancelamento: null,
  motivo_reagendamento: null,
  motivo_reabertura: null,
  reagendado_de_id: null,
  criado_em: '2026-11-01T12:00:00.000Z',
  atualizado_em: '2026-11-01T12:00:00.000Z',
  versao: 4,
  acoes: {
    editar: true,
    excluir: true,
    cancelar: true,
    reagendar: true,
    finalizar: true,
    reabrir: false,
  },
  ...parcial,
});
