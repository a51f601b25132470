import { z } from 'zod';
import { PRIORIDADES } from './agendamentos-opcoes.ts';
import {
  Booleano,
  enumeracao,
  Id,
  Instante,
  linha,
  type NomeDoCampo,
  paraCada,
  paragrafoOpcional,
  textoOpcional,
} from './campos.ts';

const Participante = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)], {
  error: 'Participante inválido.',
});

const SEM_PARTICIPANTE = 'Inclua ao menos um participante.';
const PARTICIPANTES_DEMAIS = 'Máximo de 100 participantes.';

/**
 * Ids of the people invited; `[12]` and `[{id: 12}]` mean the same, repetitions are dropped. A list
 * far over the limit is refused before its items are parsed.
 */
export const Participantes = z
  .array(z.custom<z.input<typeof Participante>>(), { error: SEM_PARTICIPANTE })
  .min(1, SEM_PARTICIPANTE)
  .max(1000, PARTICIPANTES_DEMAIS)
  .pipe(z.array(Participante))
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= 100, PARTICIPANTES_DEMAIS);

const LINK = 'Informe um endereço que comece com https://.';
// What reads a URL drops the breaks in it, so one would be kept that nobody sees.
const link = z.url({ protocol: /^https?$/, error: LINK }).regex(/^\P{Cc}*$/u, LINK);

/** The optional texts; null when empty. */
export const textosDoAgendamento = {
  local_reuniao: textoOpcional(200, 'O local pode ter no máximo 200 caracteres.'),
  link_reuniao: z
    .union([z.literal('').transform(() => null), link.max(500, 'O link é longo demais.')], {
      error: LINK,
    })
    .nullish(),
  descricao: paragrafoOpcional(10_000, 'A descrição pode ter no máximo 10.000 caracteres.'),
};
export type TextoDoAgendamento = keyof typeof textosDoAgendamento;

/** The optional texts in an answer. */
export const textosLidos = paraCada(textosDoAgendamento, () => z.string().nullable());

const TITULO = 'Informe o título do agendamento.';

/**
 * The fields that anybody may write in an appointment: the one list of them. Whatever writes,
 * compares, copies, audits, drafts or hands out fields uses this list or is checked against it
 * (docs/guia-de-mudancas.md).
 */
export const camposDoAgendamento = {
  titulo: linha(TITULO).min(1, TITULO).max(200, 'O título pode ter no máximo 200 caracteres.'),
  data_hora_inicio: Instante,
  data_hora_termino: Instante,
  tipo_agendamento_id: Id.nullish(),
  prioridade: enumeracao(PRIORIDADES, 'Prioridade', 'inválida').optional(),
  participantes: Participantes,
  cliente_id: Id.nullish(),
  privado: Booleano.optional(),
  ...textosDoAgendamento,
};
export type CampoDoAgendamento = keyof typeof camposDoAgendamento;

/**
 * The name of each field, in the order of the form: what, with whom and when come first, so that a
 * colleague and a client are booked by a few keys.
 */
export const NOMES_DO_AGENDAMENTO = {
  titulo: { frase: 'o título', rotulo: 'Título' },
  participantes: { frase: 'os participantes', rotulo: 'Participantes' },
  cliente_id: { frase: 'o cliente', rotulo: 'Cliente' },
  data_hora_inicio: { frase: 'o horário', rotulo: 'Início' },
  data_hora_termino: { frase: 'o horário', rotulo: 'Término' },
  tipo_agendamento_id: { frase: 'o tipo', rotulo: 'Tipo' },
  local_reuniao: { frase: 'o local', rotulo: 'Local' },
  link_reuniao: { frase: 'o link', rotulo: 'Link da reunião' },
  prioridade: { frase: 'a prioridade', rotulo: 'Prioridade' },
  descricao: { frase: 'a descrição', rotulo: 'Descrição' },
  privado: { frase: 'a privacidade', rotulo: 'Privado' },
} as const satisfies Readonly<Record<CampoDoAgendamento, NomeDoCampo>>;
