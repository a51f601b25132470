import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { z } from 'zod';

/** A notification as screens use it (specification part 1 §3.6). */
export interface Notificacao {
  readonly id: number;
  readonly usuario_id: number;
  readonly tipo_evento: string;
  readonly titulo: string;
  readonly mensagem: string;
  /** ISO 8601, UTC. */
  readonly criado_em: string;
  readonly lida: boolean;
  readonly importante: boolean;
  readonly canal_envio: 'push';
  readonly status_envio: 'enviado';
  readonly tracking_key: string | null;
  /** Page of the application that shows what happened. */
  readonly url: string | null;
  /** Who caused it. */
  readonly criado_por: number | null;
}

/** Numbers above this are milliseconds rather than seconds (dominios.md §5c). */
const MENOR_EM_MILISSEGUNDOS = 1e11;
/** A clock may be this far ahead; past it the moment of arrival is shown (dominios.md §5c). */
const ADIANTAMENTO_MAXIMO = 5 * 60_000;

/** Live messages that are never told to the person (specification part 1 §4). */
const TIPOS_SEM_AVISO: ReadonlySet<string> = new Set([
  'ping',
  'heartbeat',
  'command',
  'notification_updated',
]);

/** The badge counts up to nine (specification part 1 §9). */
export const MAXIMO_DO_CONTADOR = 9;
/** The server sends no more unread ones than this; there may be others behind them. */
export const MAXIMO_DE_NAO_LIDAS = 50;
/** Rows of the list (specification part 1 §9). */
export const LIMITE_DA_LISTA = 20;

/**
 * Instant of a `timestamp`: seconds as a number, or an ISO string (specification part 1 §3.6).
 * `null` for a missing, NaN or non-positive one, whose notification is dropped (part 1 §5).
 */
export function instanteDo(timestamp: unknown, agora = Date.now()): Date | null {
  if (typeof timestamp !== 'number' && typeof timestamp !== 'string') return null;
  const numero = Number(timestamp);
  const ms = Number.isNaN(numero)
    ? Date.parse(String(timestamp))
    : numero * (numero > MENOR_EM_MILISSEGUNDOS ? 1 : 1000);
  if (!Number.isFinite(ms) || ms <= 0) return null;
  return new Date(ms > agora + ADIANTAMENTO_MAXIMO ? agora : ms);
}

const Texto = z.string().trim().min(1);
const Inteiro = z.coerce.number().int().positive().catch(0);
const SimOuNao = z.boolean().catch(false);

const Recebida = z.object({
  id: Inteiro,
  usuario_id: Inteiro,
  tipo_evento: Texto.optional().catch(undefined),
  tipo: Texto.optional().catch(undefined),
  titulo: Texto.optional().catch(undefined),
  title: Texto.optional().catch(undefined),
  mensagem: Texto.optional().catch(undefined),
  message: Texto.optional().catch(undefined),
  timestamp: z.unknown().optional(),
  tracking_key: Texto.nullable().catch(null),
  url: Texto.nullable().catch(null),
  lida: SimOuNao,
  importante: SimOuNao,
  dados: z.object({ criado_por: z.int() }).optional().catch(undefined),
});

/** Only pages of this application are opened from a notification. */
const paginaNossa = (url: string | null): string | null =>
  url !== null && /^\/(?![/\\])/.test(url) ? url : null;

/** A notification in the names screens use; `null` when its timestamp makes no sense. */
export function lerNotificacao(valor: unknown, agora = Date.now()): Notificacao | null {
  const lida = Recebida.safeParse(valor);
  if (!lida.success) return null;
  const instante = instanteDo(lida.data.timestamp, agora);
  if (instante === null) return null;
  const { tipo, title, message, timestamp: _, dados, ...resto } = lida.data;
  return {
    ...resto,
    tipo_evento: resto.tipo_evento ?? tipo ?? '',
    titulo: resto.titulo ?? title ?? TEXTOS_DE_NOTIFICACAO.titulo,
    mensagem: resto.mensagem ?? message ?? TEXTOS_DE_NOTIFICACAO.mensagem,
    url: paginaNossa(resto.url),
    criado_em: instante.toISOString(),
    criado_por: dados?.criado_por ?? null,
    canal_envio: 'push',
    status_envio: 'enviado',
  };
}

/** A list, bare or as `{notifications}` (dominios.md §5c), without what cannot be shown. */
export function lerLista(resposta: unknown): Notificacao[] {
  const { data } = z.object({ notifications: z.array(z.unknown()) }).safeParse(resposta);
  const itens = data?.notifications ?? z.array(z.unknown()).safeParse(resposta).data ?? [];
  return itens.map((item) => lerNotificacao(item)).filter((item) => item !== null);
}

/** Whether a live message is told to the person (specification part 1 §4). */
export const mereceAviso = ({ type, action }: { type: string; action?: string | undefined }) =>
  !TIPOS_SEM_AVISO.has(type) && action !== 'mark_as_read';

/** Whether an action may name this id (specification part 1 §5). */
export const idValido = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** Text of the badge: nothing for none, '9+' above nine. */
export function textoDoContador(naoLidas: number): string {
  if (naoLidas <= 0) return '';
  return naoLidas > MAXIMO_DO_CONTADOR ? `${MAXIMO_DO_CONTADOR}+` : String(naoLidas);
}

/** Name of the bell: how many exactly, and whatever the badge shows (WCAG 2.5.3). */
export function rotuloDoSino(naoLidas: number): string {
  if (naoLidas <= 0) return 'Notificações';
  const quantas = naoLidas >= MAXIMO_DE_NAO_LIDAS ? `${naoLidas} ou mais` : String(naoLidas);
  const visto = naoLidas > MAXIMO_DO_CONTADOR ? ` (${textoDoContador(naoLidas)})` : '';
  return `Notificações, ${quantas} ${naoLidas === 1 ? 'não lida' : 'não lidas'}${visto}`;
}

/** Whether two messages tell the same thing (dominios.md §5c: by id or tracking key). */
export const mesma = (uma: Notificacao, outra: Notificacao): boolean =>
  (uma.id > 0 && uma.id === outra.id) ||
  (uma.tracking_key !== null && uma.tracking_key === outra.tracking_key);

/** The list with a notification at its head, once, and no longer than `maximo`. */
export const acrescentar = (lista: readonly Notificacao[], nova: Notificacao, maximo: number) =>
  [nova, ...lista.filter((item) => !mesma(item, nova))].slice(0, maximo);

/** The list with one notification, or all of them (`null`), marked. */
export const comLeitura = (lista: readonly Notificacao[], id: number | null, lida: boolean) =>
  lista.map((item) =>
    (id === null || item.id === id) && item.lida !== lida ? { ...item, lida } : item,
  );
