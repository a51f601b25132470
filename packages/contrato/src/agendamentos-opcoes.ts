import { z } from 'zod';

export const STATUS_DO_AGENDAMENTO = [
  'AGENDADO',
  'FINALIZADO',
  'CANCELADO',
  'REAGENDADO_CLIENTE',
  'REAGENDADO_DOMINIO',
  'NO_SHOW',
] as const;
export type StatusDoAgendamento = (typeof STATUS_DO_AGENDAMENTO)[number];

export const PRIORIDADES = ['BAIXA', 'NORMAL', 'ALTA', 'URGENTE'] as const;
export type Prioridade = (typeof PRIORIDADES)[number];

export const OpcaoDeStatus = z.object({
  valor: z.enum(STATUS_DO_AGENDAMENTO),
  rotulo: z.string(),
  cor: z.string(),
  descricao: z.string(),
  /** Whether only a correction leads out of this status. */
  terminal: z.boolean(),
  transicoes: z.array(z.enum(STATUS_DO_AGENDAMENTO)),
});
export type OpcaoDeStatus = z.infer<typeof OpcaoDeStatus>;

/**
 * Statuses with their colours (specification part 2 §9) and changes (dominios.md §1c; decisoes.md
 * §6: from CANCELADO only back to AGENDADO). The client uses these when it cannot read the
 * server's.
 */
export const OPCOES_DE_STATUS: readonly OpcaoDeStatus[] = [
  {
    valor: 'AGENDADO',
    rotulo: 'Agendado',
    cor: '#007bff',
    descricao: 'Marcado e ainda sem desfecho.',
    terminal: false,
    transicoes: ['FINALIZADO', 'NO_SHOW', 'CANCELADO', 'REAGENDADO_CLIENTE', 'REAGENDADO_DOMINIO'],
  },
  {
    valor: 'FINALIZADO',
    rotulo: 'Finalizado',
    cor: '#28a745',
    descricao: 'Aconteceu.',
    terminal: true,
    transicoes: ['NO_SHOW', 'AGENDADO'],
  },
  {
    valor: 'CANCELADO',
    rotulo: 'Cancelado',
    cor: '#dc3545',
    descricao: 'Não vai acontecer.',
    terminal: true,
    transicoes: ['AGENDADO'],
  },
  {
    valor: 'REAGENDADO_CLIENTE',
    rotulo: 'Reagendado pelo cliente',
    cor: '#6f42c1',
    descricao: 'O cliente pediu outro horário.',
    terminal: true,
    transicoes: [],
  },
  {
    valor: 'REAGENDADO_DOMINIO',
    rotulo: 'Reagendado pelo escritório',
    cor: '#fd7e14',
    descricao: 'O escritório pediu outro horário.',
    terminal: true,
    transicoes: [],
  },
  {
    valor: 'NO_SHOW',
    rotulo: 'Não compareceu',
    cor: '#6c757d',
    descricao: 'A outra parte não apareceu.',
    terminal: true,
    transicoes: ['FINALIZADO', 'AGENDADO'],
  },
];

export const OpcaoDePrioridade = z.object({
  valor: z.enum(PRIORIDADES),
  rotulo: z.string(),
  cor: z.string(),
});
export type OpcaoDePrioridade = z.infer<typeof OpcaoDePrioridade>;

/** Priorities with their colours (specification part 2 §9). */
export const OPCOES_DE_PRIORIDADE: readonly OpcaoDePrioridade[] = [
  { valor: 'BAIXA', rotulo: 'Baixa', cor: '#6c757d' },
  { valor: 'NORMAL', rotulo: 'Normal', cor: '#007bff' },
  { valor: 'ALTA', rotulo: 'Alta', cor: '#fd7e14' },
  { valor: 'URGENTE', rotulo: 'Urgente', cor: '#dc3545' },
];

/** Days of the week as keys: Sunday first. */
export const DIAS_DA_SEMANA = ['0', '1', '2', '3', '4', '5', '6'] as const;

/**
 * The firm's working hours, in which the server suggests times: `expediente` has the intervals of
 * each day of the week, from '0' Sunday to '6' Saturday, as civil `['HH:MM', 'HH:MM']` in
 * America/Sao_Paulo, in order and apart; a day without work is an empty list.
 */
export const OpcoesDeExpediente = z.object({
  expediente: z.record(z.enum(DIAS_DA_SEMANA), z.array(z.tuple([z.string(), z.string()]))),
});
export type OpcoesDeExpediente = z.infer<typeof OpcoesDeExpediente>;

/** The days of a year on which the firm keeps closed, by date: the banks' and those of its place. */
export const OpcoesDeFeriados = z.object({
  feriados: z.array(z.object({ data: z.string(), nome: z.string() })),
});
export type OpcoesDeFeriados = z.infer<typeof OpcoesDeFeriados>;

/** Longest appointment, in hours (dominios.md §1d). */
export const DURACAO_MAXIMA_H = 24;

/** Characters of the reason for a change of status, trimmed (dominios.md §1c). */
export const TAMANHO_DO_MOTIVO = { minimo: 3, maximo: 500 } as const;

/** The refusal of a reason that is missing or too short, by its field (dominios.md §1d). */
export const FALTA_DE_MOTIVO = {
  motivo_cancelamento: 'Informe o motivo do cancelamento.',
  motivo_reagendamento: 'Informe o motivo do reagendamento.',
  motivo_reabertura: 'Informe o motivo da reabertura.',
} as const;
export type CampoDoMotivo = keyof typeof FALTA_DE_MOTIVO;

/** A search of people by fewer letters finds nobody (dominios.md §1d). */
export const TERMO_MINIMO_DE_PESSOA = 2;

/** Messages of specification part 2 §8, shown by the client when a call fails. */
export const TEXTOS_DA_AGENDA = {
  carregarTiposAtivos: 'Erro ao carregar tipos ativos',
  carregarLista: 'Erro ao carregar agendamentos',
  carregarUm: 'Erro ao carregar agendamento',
  carregarCalendario: 'Erro ao carregar calendário',
  criar: 'Erro ao criar agendamento',
  atualizar: 'Erro ao atualizar agendamento',
  excluir: 'Erro ao excluir agendamento',
  alterarStatus: 'Erro ao alterar status',
  validarConflito: 'Erro ao validar conflito de horário',
  nenhumHoje: 'Nenhum agendamento para hoje.',
  nenhumNoDia: 'Nenhum agendamento para este dia.',
  naoEncontrado: 'Agendamento não encontrado.',
  ocupado: 'Ocupado',
} as const;

/** Days before today of which appointments without an outcome are listed. */
export const DIAS_SEM_DESFECHO = 30;
