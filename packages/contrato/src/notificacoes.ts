import { z } from 'zod';
import { busca, Id, IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { CATEGORIAS } from './notificacoes-tipos.ts';
import { limite } from './paginacao.ts';

/** Default texts of a toast whose message lacks one (specification part 1 §8). */
export const TEXTOS_DE_NOTIFICACAO = {
  titulo: 'Nova Notificação',
  mensagem: 'Notificação recebida',
  erroAoMarcar: 'Erro ao marcar notificação como lida',
  idInvalido: 'ID da notificação inválido',
  naoEncontrada: 'Notificação não encontrada.',
  nenhuma: 'Nenhuma notificação',
  erroDesconhecido: 'Erro desconhecido',
} as const;

/** A notification with both sets of names: as received and as shown (specification part 1 §3.6). */
export const Notificacao = z.object({
  id: z.int(),
  usuario_id: z.int(),
  categoria: z.enum(CATEGORIAS),
  tipo: z.string(),
  tipo_evento: z.string(),
  titulo: z.string(),
  mensagem: z.string(),
  /** What `mensagem` says with the marks that its sender gave it, already sanitised; null for plain text. */
  message: z.string().nullable(),
  /** Integer seconds since 1970. */
  timestamp: z.int(),
  criado_em: z.string(),
  tracking_key: z.string(),
  lida: z.boolean(),
  importante: z.boolean(),
  /** How often it happened within a day: repetitions are one notification. */
  contagem: z.int(),
  /** Until when it is snoozed; absent of one that is not. */
  adiada_ate: z.string().optional(),
  canal_envio: z.literal('push'),
  status_envio: z.literal('enviado'),
  /** Page of the application that shows what happened. */
  url: z.string().nullable(),
  /** Whatever its sender wants to find again. */
  event_data: z.record(z.string(), z.unknown()).nullable(),
  dados: z.object({
    criado_por: z.int().nullable(),
    agendamento_id: z.int().nullable(),
  }),
});
export type Notificacao = z.infer<typeof Notificacao>;

/** The answer of a change, with the number of unread notifications left. */
export const Mutacao = z.object({
  success: z.boolean(),
  message: z.string(),
  unread_count: z.int(),
});

export const ListaDeNotificacoes = z.object({
  notifications: z.array(Notificacao),
  total: z.int(),
  unread_count: z.int(),
  limit: z.int(),
  /** Where the next page begins; null after the last. Only of a list that is read in pages. */
  proxima: z.int().nullable().optional(),
});

/** What the page of all notifications is narrowed to. */
export const FILTROS_DA_LISTA = ['todas', 'nao_lidas', 'importantes', 'adiadas'] as const;
export type FiltroDaLista = (typeof FILTROS_DA_LISTA)[number];

const POSICAO_INVALIDA = 'Posição inválida.';

/** Position of the newest notification that a reader of the feed got; 0 for none. */
export const Posicao = z.coerce
  .number<number | string>({ error: POSICAO_INVALIDA })
  .int(POSICAO_INVALIDA)
  .min(0, POSICAO_INVALIDA)
  .max(Number.MAX_SAFE_INTEGER, POSICAO_INVALIDA);

const base = '/api/notifications';

export const notificacoesEndpoints = {
  naoLidas: endpoint({
    method: 'GET',
    path: `${base}/unread`,
    acesso: 'sessao',
    resumo: 'As 50 notificações não lidas mais novas',
    response: z.array(Notificacao),
  }),
  doUsuario: endpoint({
    method: 'GET',
    path: `${base}/user/{userId}`,
    acesso: 'sessao',
    resumo: 'As notificações mais novas de quem pede',
    params: z.object({ userId: Id }),
    query: z.object({
      limit: limite(20, 50),
      filtro: z.enum(FILTROS_DA_LISTA, { error: 'Filtro inválido.' }).optional(),
      categoria: z.enum(CATEGORIAS, { error: 'Categoria inválida.' }).optional(),
      busca: busca(100).optional(),
      /** The `proxima` of the page before. */
      antes_de: Posicao.optional(),
    }),
    response: ListaDeNotificacoes,
  }),
  marcarLida: endpoint({
    method: 'PUT',
    path: `${base}/{id}/mark-read`,
    acesso: 'sessao',
    resumo: 'Marcar uma notificação como lida',
    params: IdParams,
    response: Mutacao,
  }),
  marcarTodas: endpoint({
    method: 'PUT',
    path: `${base}/mark-all-read`,
    acesso: 'sessao',
    resumo: 'Marcar todas as notificações como lidas',
    response: Mutacao,
  }),
  bilhete: endpoint({
    method: 'POST',
    path: `${base}/stream-ticket`,
    acesso: 'sessao',
    semEspaco: true,
    resumo: 'Bilhete de uso único, válido por 60 s, para abrir o fluxo ao vivo',
    response: z.object({ ticket: z.string(), expira_em: z.string() }),
  }),
  fluxo: endpoint({
    method: 'GET',
    path: `${base}/sse/{userId}`,
    // The guard takes the token from the header or `?token=`; the handler checks both before
    // anything is sent.
    acesso: 'sessao',
    resumo: 'Fluxo ao vivo (SSE) de quem pede; ?token= aceita a sessão ou um bilhete',
    params: z.object({ userId: Id }),
    query: z.object({ token: z.string().max(4096).optional(), desde: Posicao.optional() }),
    tipo: 'text/event-stream',
  }),
} as const;
