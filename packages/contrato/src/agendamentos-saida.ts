import { z } from 'zod';
import { type camposDoAgendamento, textosLidos } from './agendamentos-campos.ts';
import { PRIORIDADES, STATUS_DO_AGENDAMENTO } from './agendamentos-opcoes.ts';
import type { Lidos } from './campos.ts';
import { Pessoa } from './pessoas.ts';
import { TipoResumido } from './tipos-agendamento.ts';

export const RESPOSTAS_AO_CONVITE = ['pendente', 'aceito', 'recusado', 'talvez'] as const;

export const ParticipanteDoAgendamento = Pessoa.extend({
  resposta: z.enum(RESPOSTAS_AO_CONVITE),
});

/** What the caller may do with an appointment: the client's buttons follow it. */
export const AcoesDoAgendamento = z.object({
  editar: z.boolean(),
  excluir: z.boolean(),
  cancelar: z.boolean(),
  reagendar: z.boolean(),
  finalizar: z.boolean(),
  reabrir: z.boolean(),
});
export type AcoesDoAgendamento = z.infer<typeof AcoesDoAgendamento>;

/** Fields accepted by id and answered with a name: `tipo_agendamento`, `cliente`. */
type NomeadosNaResposta = 'tipo_agendamento_id' | 'cliente_id';

/**
 * An appointment (specification part 2 §3). Instants are ISO 8601 in UTC. For a reader who sees
 * only the busy time of a private appointment, `ocupado` is true, the title is 'Ocupado' and
 * everything but the time is empty: the creator too, with id 0 and no name.
 */
export const Agendamento = z.object({
  id: z.int(),
  titulo: z.string(),
  data_hora_inicio: z.string(),
  data_hora_termino: z.string(),
  ...textosLidos,
  status: z.enum(STATUS_DO_AGENDAMENTO),
  prioridade: z.enum(PRIORIDADES),
  privado: z.boolean(),
  ocupado: z.boolean(),
  tipo_agendamento: TipoResumido.nullable(),
  participantes: z.array(ParticipanteDoAgendamento),
  criado_por: z.int(),
  criador: z.object({ id: z.int(), nome: z.string() }),
  cliente: z.object({ id: z.int(), nome: z.string() }).nullable(),
  motivo_cancelamento: z.string().nullable(),
  motivo_reagendamento: z.string().nullable(),
  motivo_reabertura: z.string().nullable(),
  reagendado_de_id: z.int().nullable(),
  criado_em: z.string(),
  atualizado_em: z.string(),
  versao: z.int(),
  acoes: AcoesDoAgendamento,
} satisfies Lidos<Omit<typeof camposDoAgendamento, NomeadosNaResposta>>);
export type Agendamento = z.infer<typeof Agendamento>;

export const EventoDoHistorico = z.object({
  id: z.int(),
  acao: z.string(),
  /** One sentence in Portuguese that says what changed. */
  descricao: z.string(),
  usuario: z.object({ id: z.int(), nome: z.string() }).nullable(),
  criado_em: z.string(),
});

export const AgendamentoDetalhado = Agendamento.extend({
  historico: z.array(EventoDoHistorico),
  /** The appointment that replaces this one, if it was rescheduled to a new time. */
  reagendado_para_id: z.int().nullable(),
  /** The same values as in `acoes`, under the name of dominios.md §1c. */
  permissoes: z.object({ editar: z.boolean(), excluir: z.boolean(), finalizar: z.boolean() }),
});
export type AgendamentoDetalhado = z.infer<typeof AgendamentoDetalhado>;

export const Intervalo = z.object({ data_hora_inicio: z.string(), data_hora_termino: z.string() });
export type Intervalo = z.infer<typeof Intervalo>;

export const Conflito = Intervalo.extend({
  agendamento_id: z.int(),
  /**
   * 'Ocupado' unless the caller is a member, for administrators too: checking a time must not
   * reveal others' appointments.
   */
  titulo: z.string(),
  tipo: z.enum(['participante']),
  participantes: z.array(z.object({ id: z.int(), nome: z.string() })),
});
export type Conflito = z.infer<typeof Conflito>;

/**
 * A person who is away at a time. The type of absence is given only if it reveals nothing of the
 * person's health.
 */
export const Ausente = z.object({
  id: z.int(),
  nome: z.string(),
  ferias: z.boolean(),
  /** The last day, `AAAA-MM-DD`. */
  ate: z.string(),
  /** Name of the substitute. */
  substituto: z.string().nullable(),
});
export type Ausente = z.infer<typeof Ausente>;

export const Aviso = z.object({
  tipo: z.enum(['passado', 'fora_do_expediente', 'ausencia']),
  mensagem: z.string(),
});
export type Aviso = z.infer<typeof Aviso>;
