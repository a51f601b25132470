import { z } from 'zod';
import { camposDoAgendamento } from './agendamentos-campos.ts';
import {
  type CampoDoMotivo,
  FALTA_DE_MOTIVO,
  PRIORIDADES,
  STATUS_DO_AGENDAMENTO,
  type StatusDoAgendamento,
  TAMANHO_DO_MOTIVO,
} from './agendamentos-opcoes.ts';
import {
  Booleano,
  busca,
  enumeracao,
  Id,
  Instante,
  listaDe,
  paragrafo,
  versaoLida,
} from './campos.ts';
import { dataExiste, limitesDoDia } from './datas.ts';
import { paginacao } from './paginacao.ts';

const confirmar_conflito = Booleano.optional();

export const NovoAgendamento = z.object({
  ...camposDoAgendamento,
  /** If absent, the start plus the type's default duration, else 60 minutes. */
  data_hora_termino: camposDoAgendamento.data_hora_termino.optional(),
  /** Unless this is false, the creator takes part (dominios.md X-5). */
  criador_participa: Booleano.optional(),
  confirmar_conflito,
});
export type NovoAgendamento = z.output<typeof NovoAgendamento>;

export const EdicaoDeAgendamento = z
  .object(camposDoAgendamento)
  .partial()
  .extend({
    /** If absent, the creator's part stays, or begins by being named in `participantes`. */
    criador_participa: Booleano.optional(),
    confirmar_conflito,
    ...versaoLida,
  });
export type EdicaoDeAgendamento = z.output<typeof EdicaoDeAgendamento>;

const motivo = (campo: CampoDoMotivo) =>
  paragrafo(
    TAMANHO_DO_MOTIVO.maximo,
    `O motivo pode ter no máximo ${TAMANHO_DO_MOTIVO.maximo} caracteres.`,
    FALTA_DE_MOTIVO[campo],
  ).nullish();

export const MudancaDeStatus = z.object({
  status: enumeracao(STATUS_DO_AGENDAMENTO, 'Status'),
  motivo_cancelamento: motivo('motivo_cancelamento'),
  motivo_reagendamento: motivo('motivo_reagendamento'),
  motivo_reabertura: motivo('motivo_reabertura'),
  nova_data_hora_inicio: Instante.nullish(),
  nova_data_hora_termino: Instante.nullish(),
  confirmar_conflito,
  ...versaoLida,
});
export type MudancaDeStatus = z.output<typeof MudancaDeStatus>;

/** The statuses to list, or `todos`. An empty list is no filter. */
export const statusOuTodos = listaDe(enumeracao([...STATUS_DO_AGENDAMENTO, 'todos'], 'Status'))
  .transform((lista): StatusDoAgendamento[] | 'todos' | undefined => {
    const status = lista.filter((valor) => valor !== 'todos');
    if (status.length < lista.length) return 'todos';
    return status.length > 0 ? status : undefined;
  })
  .optional();

/** End of a period as an exclusive instant: a date without a time includes the whole day. */
const FimDoPeriodo = z.string({ error: 'Informe data e hora.' }).transform((valor, contexto) => {
  const lido = Instante.safeParse(valor);
  if (lido.success) return dataExiste(valor.trim()) ? limitesDoDia(valor.trim()).fim : lido.data;
  contexto.addIssue({ code: 'custom', message: lido.error.issues[0]?.message ?? 'Data inválida.' });
  return z.NEVER;
});

const filtros = {
  data_inicio: Instante.optional(),
  data_fim: FimDoPeriodo.optional(),
  status: statusOuTodos,
  prioridade: listaDe(enumeracao(PRIORIDADES, 'Prioridade', 'inválida')).optional(),
  tipo_id: listaDe(Id).optional(),
  /** Also those that have no type, beside those of `tipo_id`. */
  sem_tipo: Booleano.optional(),
  /** Only those that are over and still AGENDADO, whatever `status` asks for. */
  sem_desfecho: Booleano.optional(),
  participante_id: Id.optional(),
  criado_por: Id.optional(),
  cliente_id: Id.optional(),
  texto: busca(200).optional(),
};

export const ORDENS = ['data_hora_inicio', '-data_hora_inicio'] as const;

export const FiltrosDeAgendamentos = z.object({
  ...filtros,
  ordenar: enumeracao(ORDENS, 'Ordem', 'inválida').optional(),
  ...paginacao(50, 200),
});
export type FiltrosDeAgendamentos = z.output<typeof FiltrosDeAgendamentos>;

export const FiltrosDoCalendario = z.object(filtros);
export type FiltrosDoCalendario = z.output<typeof FiltrosDoCalendario>;

/** Most people whose time is shown side by side. */
export const MAXIMO_AO_LADO = 5;
const PESSOAS_DEMAIS = `Escolha no máximo ${MAXIMO_AO_LADO} pessoas.`;

export const FiltrosDasPessoas = z.object({
  data_inicio: filtros.data_inicio,
  data_fim: filtros.data_fim,
  pessoas: listaDe(Id).refine((ids) => ids.length <= MAXIMO_AO_LADO, PESSOAS_DEMAIS),
});
