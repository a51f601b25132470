import { z } from 'zod';
import {
  type CampoDoMotivo,
  FALTA_DE_MOTIVO,
  PRIORIDADES,
  STATUS_DO_AGENDAMENTO,
  type StatusDoAgendamento,
  TAMANHO_DO_MOTIVO,
} from './agendamentos-opcoes.ts';
import { Booleano, enumeracao, Id, Instante, listaDe, texto, textoOpcional } from './campos.ts';
import { dataExiste, limitesDoDia } from './datas.ts';
import { paginacao } from './paginacao.ts';

const Participante = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)], {
  error: 'Participante inválido.',
});

const SEM_PARTICIPANTE = 'Inclua ao menos um participante.';
const PARTICIPANTES_DEMAIS = 'Máximo de 100 participantes.';

/**
 * Ids of the people invited; `[12]` and `[{id: 12}]` are the same, repeats are dropped. A list far
 * over the limit is refused before its items are read.
 */
export const Participantes = z
  .array(z.custom<z.input<typeof Participante>>(), { error: SEM_PARTICIPANTE })
  .min(1, SEM_PARTICIPANTE)
  .max(1000, PARTICIPANTES_DEMAIS)
  .pipe(z.array(Participante))
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= 100, PARTICIPANTES_DEMAIS);

const link = z.url({ protocol: /^https?$/, error: 'Informe um endereço que comece com https://.' });

const TITULO = 'Informe o título do agendamento.';

const campos = {
  titulo: z
    .string({ error: TITULO })
    .trim()
    .min(1, TITULO)
    .max(200, 'O título pode ter no máximo 200 caracteres.'),
  descricao: textoOpcional(10_000, 'A descrição pode ter no máximo 10.000 caracteres.'),
  data_hora_inicio: Instante,
  data_hora_termino: Instante,
  local_reuniao: textoOpcional(200, 'O local pode ter no máximo 200 caracteres.'),
  link_reuniao: z
    .union([z.literal('').transform(() => null), link.max(500, 'O link é longo demais.')], {
      error: 'Informe um endereço que comece com https://.',
    })
    .nullish(),
  tipo_agendamento_id: Id.nullish(),
  prioridade: enumeracao(PRIORIDADES, 'Prioridade', 'inválida').optional(),
  participantes: Participantes,
  cliente_id: Id.nullish(),
  privado: Booleano.optional(),
};

const confirmar_conflito = Booleano.optional();

export const NovoAgendamento = z.object({
  ...campos,
  /** Absent: start plus the type's default duration, else 60 minutes. */
  data_hora_termino: campos.data_hora_termino.optional(),
  /** The creator is an implicit participant (dominios.md X-5) unless this is false. */
  criador_participa: Booleano.optional(),
  confirmar_conflito,
});
export type NovoAgendamento = z.output<typeof NovoAgendamento>;

export const EdicaoDeAgendamento = z.object(campos).partial().extend({
  /** Absent: the creator goes on as before; naming the creator in `participantes` also says yes. */
  criador_participa: Booleano.optional(),
  confirmar_conflito,
  /** Version the caller read; a stale one is refused. Absent: last write wins. */
  versao: z.int().positive().optional(),
});
export type EdicaoDeAgendamento = z.output<typeof EdicaoDeAgendamento>;

const motivo = (campo: CampoDoMotivo) =>
  z
    .string({ error: FALTA_DE_MOTIVO[campo] })
    .trim()
    .max(
      TAMANHO_DO_MOTIVO.maximo,
      `O motivo pode ter no máximo ${TAMANHO_DO_MOTIVO.maximo} caracteres.`,
    )
    .nullish();

export const MudancaDeStatus = z.object({
  status: enumeracao(STATUS_DO_AGENDAMENTO, 'Status'),
  motivo_cancelamento: motivo('motivo_cancelamento'),
  motivo_reagendamento: motivo('motivo_reagendamento'),
  motivo_reabertura: motivo('motivo_reabertura'),
  nova_data_hora_inicio: Instante.nullish(),
  nova_data_hora_termino: Instante.nullish(),
  confirmar_conflito,
  versao: z.int().positive().optional(),
});
export type MudancaDeStatus = z.output<typeof MudancaDeStatus>;

/** Statuses wanted, or `todos`. An empty list is no filter. */
export const statusOuTodos = listaDe(enumeracao([...STATUS_DO_AGENDAMENTO, 'todos'], 'Status'))
  .transform((lista): StatusDoAgendamento[] | 'todos' | undefined => {
    const status = lista.filter((valor) => valor !== 'todos');
    if (status.length < lista.length) return 'todos';
    return status.length > 0 ? status : undefined;
  })
  .optional();

/** End of a period as an exclusive instant: a bare date counts whole, to the next midnight. */
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
  participante_id: Id.optional(),
  criado_por: Id.optional(),
  cliente_id: Id.optional(),
  texto: texto(200, 'A busca pode ter no máximo 200 caracteres.').optional(),
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
