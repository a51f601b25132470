import { z } from 'zod';
import { Booleano, Id, IdParams, Instante, idsDe, paragrafo, texto } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

/** Texts of what administrators send by hand (specification part 2 §6, §8; dominios.md §5d). */
export const TEXTOS_DO_ENVIO = {
  soAdministradores: 'Acesso Negado - Apenas administradores podem enviar notificações',
  falta: 'Informe o título e a mensagem.',
  tituloLongo: 'O título pode ter no máximo 120 caracteres.',
  mensagemLonga: 'A mensagem pode ter no máximo 2.000 caracteres.',
  dadosLongos: 'Os dados do evento podem ter no máximo 4.000 caracteres.',
  semDestinatario: 'Escolha ao menos um destinatário.',
  ninguem: 'Nenhum dos escolhidos pode ser avisado.',
  usuarioNaoEncontrado: 'Usuário não encontrado.',
  urlInvalida: 'Informe uma página do Domínio, que começa com /.',
  noPassado: 'Escolha um horário à frente.',
  naoEncontrado: 'Envio não encontrado.',
  jaSaiu: 'Este envio já saiu.',
} as const;

/** By which ways something sent by hand is told: `both` is bell and e-mail (dominios.md §5c). */
export const TIPOS_DE_ENVIO = ['system', 'email', 'push', 'both', 'all'] as const;
export type TipoDeEnvio = (typeof TIPOS_DE_ENVIO)[number];

export const NOME_DO_TIPO_DE_ENVIO: Readonly<Record<TipoDeEnvio, string>> = {
  system: 'Sino',
  email: 'E-mail',
  push: 'Push',
  both: 'Sino e e-mail',
  all: 'Sino, e-mail e push',
};

export const MAXIMO_DO_TITULO = 120;
export const MAXIMO_DA_MENSAGEM = 2_000;
/** Letters of `event_data` as JSON: it is kept with every notification. */
const MAXIMO_DOS_DADOS = 4_000;

const Tipo = z
  .string({ error: 'Escolha por quais meios.' })
  .max(40, 'Escolha por quais meios.')
  .default('both')
  .refine((tipo): tipo is TipoDeEnvio => (TIPOS_DE_ENVIO as readonly string[]).includes(tipo), {
    error: ({ input }) => `Tipo de notificação inválido: ${input}.`,
  });

const preenchido = (campo: z.ZodType<string, string>) =>
  campo.refine((t) => t !== '', TEXTOS_DO_ENVIO.falta);

/** What is sent; `message` may hold the few marks that are kept (b, i, br and links). */
const mensagem = {
  title: preenchido(texto(MAXIMO_DO_TITULO, TEXTOS_DO_ENVIO.tituloLongo)),
  message: preenchido(
    paragrafo(MAXIMO_DA_MENSAGEM, TEXTOS_DO_ENVIO.mensagemLonga, TEXTOS_DO_ENVIO.falta),
  ),
  notification_type: Tipo,
  /** Whatever the caller wants to find again; kept and given back as it is. */
  event_data: z
    .record(z.string().max(100), z.unknown())
    .refine(
      (dados) => JSON.stringify(dados).length <= MAXIMO_DOS_DADOS,
      TEXTOS_DO_ENVIO.dadosLongos,
    )
    .optional(),
  /** The page that it opens. */
  url: z
    .string({ error: TEXTOS_DO_ENVIO.urlInvalida })
    .max(500, TEXTOS_DO_ENVIO.urlInvalida)
    .regex(/^\/(?![/\\])[^\s\\]*$/, TEXTOS_DO_ENVIO.urlInvalida)
    .nullish(),
};

const PESSOAS = 'Informe os destinatários.';
/** Everybody whom one of these names, each once. */
const destinatarios = {
  user_id: Id.optional(),
  user_ids: idsDe(PESSOAS, 1_000).optional(),
  grupo_ids: idsDe(PESSOAS, 100).optional(),
  time_ids: idsDe(PESSOAS, 500).optional(),
  /** The whole staff. */
  todos: Booleano.optional(),
};
export const Destinatarios = z.object(destinatarios);
export type Destinatarios = z.output<typeof Destinatarios>;

const ESTADOS = ['agendado', 'enviado', 'cancelado'] as const;

/** Something sent by hand, or to be sent. */
export const Envio = z.object({
  id: z.int(),
  titulo: z.string(),
  mensagem: z.string(),
  notification_type: z.enum(TIPOS_DE_ENVIO),
  estado: z.enum(ESTADOS),
  agendado_para: z.string().nullable(),
  enviado_em: z.string().nullable(),
  /** People told; while it is scheduled, those who would be told now. */
  destinatarios: z.int(),
  /** Of those told, who has read it. */
  lidas: z.int(),
  autor: z.string().nullable(),
  criado_em: z.string(),
});
export type Envio = z.infer<typeof Envio>;

const base = '/api/notifications';
const doAdministrador = {
  acesso: 'sessao',
  soAdministradores: TEXTOS_DO_ENVIO.soAdministradores,
} as const;

export const notificacoesEnvioEndpoints = {
  enviar: endpoint({
    method: 'POST',
    path: `${base}/send`,
    ...doAdministrador,
    resumo: 'Enviar uma notificação a pessoas, grupos, times ou a todos, já ou mais tarde',
    body: z.object({
      ...mensagem,
      ...destinatarios,
      /** When it is to leave; at once without it. */
      agendar_para: Instante.optional(),
    }),
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      enviados: z.int(),
      ignorados: z.array(z.object({ id: z.int(), motivo: z.string() })),
      lote_id: z.int(),
    }),
  }),
  enviarSimples: endpoint({
    method: 'POST',
    path: `${base}/send-simple`,
    ...doAdministrador,
    resumo: 'Enviar uma notificação a uma pessoa',
    body: z.object({ ...mensagem, user_id: Id }),
    response: z.object({ success: z.literal(true), message: z.string(), lote_id: z.int() }),
  }),
  contar: endpoint({
    method: 'POST',
    path: `${base}/send/previa`,
    ...doAdministrador,
    resumo: 'Quantas pessoas um envio avisaria',
    body: Destinatarios,
    response: z.object({ total: z.int() }),
  }),
  guardar: endpoint({
    method: 'POST',
    path: `${base}/save`,
    acesso: 'sessao',
    resumo: 'Guardar uma notificação para si',
    body: z.object({ title: mensagem.title, message: mensagem.message, url: mensagem.url }),
    response: z.object({ success: z.literal(true), message: z.string(), unread_count: z.int() }),
  }),
  listar: endpoint({
    method: 'GET',
    path: `${base}/envios`,
    ...doAdministrador,
    resumo: 'As notificações enviadas à mão, as mais novas primeiro',
    query: z.object(paginacao(20, 100)),
    response: z.object({ envios: z.array(Envio), ...rodapeDaLista }),
  }),
  cancelar: endpoint({
    method: 'DELETE',
    path: `${base}/envios/{id}`,
    ...doAdministrador,
    resumo: 'Cancelar um envio agendado',
    params: IdParams,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
} as const;
