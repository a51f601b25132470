import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { z } from 'zod';
import { caminhoDaCasa } from '../../lib/marcas.ts';

/** A notification in the names that screens use (specification part 1 §3.6). */
export interface Notificacao {
  readonly id: number;
  readonly usuario_id: number;
  readonly tipo_evento: string;
  readonly titulo: string;
  readonly mensagem: string;
  /** The same with the marks of its sender, as HTML of the server; null for plain text. */
  readonly html: string | null;
  /** ISO 8601, UTC. */
  readonly criado_em: string;
  readonly lida: boolean;
  readonly importante: boolean;
  readonly canal_envio: 'push';
  readonly status_envio: 'enviado';
  readonly tracking_key: string | null;
  /** Path of the page about what happened; null where there is none. */
  readonly url: string | null;
  /** Id of the person who caused it; null for the system. */
  readonly criado_por: number | null;
  /** How often it happened: repetitions are one notification. */
  readonly contagem: number;
  /** ISO 8601: until when it is snoozed; null where it is not. */
  readonly adiada_ate: string | null;
}

/** A number above this is in milliseconds, below it in seconds (dominios.md §5c). */
const MENOR_EM_MILISSEGUNDOS = 1e11;
/**
 * A timestamp further than this in the future is replaced by the time of arrival (dominios.md §5c).
 */
const ADIANTAMENTO_MAXIMO = 5 * 60_000;

/** Types of live messages that show no toast (specification part 1 §4). */
const TIPOS_SEM_AVISO: ReadonlySet<string> = new Set([
  'ping',
  'heartbeat',
  'command',
  'notification_updated',
]);

/** Above nine the badge shows '9+' (specification part 1 §9). */
export const MAXIMO_DO_CONTADOR = 9;
/** Most unread notifications that the server sends; a list of this length may lack others. */
export const MAXIMO_DE_NAO_LIDAS = 50;
/** Most rows of the list (specification part 1 §9). */
export const LIMITE_DA_LISTA = 20;

/**
 * Instant of a `timestamp`: seconds as a number, or an ISO string (specification part 1 §3.6). Null
 * for a missing, NaN or non-positive one, whose notification is dropped (part 1 §5).
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
  contagem: z.int().min(1).catch(1),
  adiada_ate: z.iso.datetime().nullable().catch(null),
  dados: z.object({ criado_por: z.int() }).optional().catch(undefined),
});

/**
 * A notification of the server in the names that screens use; null when its timestamp makes no
 * sense.
 */
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
    html: message ?? null,
    url: resto.url && caminhoDaCasa(resto.url),
    criado_em: instante.toISOString(),
    criado_por: dados?.criado_por ?? null,
    canal_envio: 'push',
    status_envio: 'enviado',
  };
}

/**
 * A list, bare or as `{notifications}` (dominios.md §5c), without notifications that cannot be
 * shown.
 */
export function lerLista(resposta: unknown): Notificacao[] {
  const { data } = z.object({ notifications: z.array(z.unknown()) }).safeParse(resposta);
  const itens = data?.notifications ?? z.array(z.unknown()).safeParse(resposta).data ?? [];
  return itens.map((item) => lerNotificacao(item)).filter((item) => item !== null);
}

/** Whether a live message shows a toast (specification part 1 §4). */
export const mereceAviso = ({ type, action }: { type: string; action?: string | undefined }) =>
  !TIPOS_SEM_AVISO.has(type) && action !== 'mark_as_read';

/** Whether a call may be made with this id (specification part 1 §5). */
export const idValido = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** Text of the badge: empty for none, '9+' above nine. */
export function textoDoContador(naoLidas: number): string {
  if (naoLidas <= 0) return '';
  return naoLidas > MAXIMO_DO_CONTADOR ? `${MAXIMO_DO_CONTADOR}+` : String(naoLidas);
}

/** Accessible name of the bell: the exact number, and the badge's text (WCAG 2.5.3). */
export function rotuloDoSino(naoLidas: number): string {
  if (naoLidas <= 0) return 'Notificações';
  const quantas = naoLidas >= MAXIMO_DE_NAO_LIDAS ? `${naoLidas} ou mais` : String(naoLidas);
  const visto = naoLidas > MAXIMO_DO_CONTADOR ? ` (${textoDoContador(naoLidas)})` : '';
  return `Notificações, ${quantas} ${naoLidas === 1 ? 'não lida' : 'não lidas'}${visto}`;
}

/** Whether two messages are the same notification, by id or tracking key (dominios.md §5c). */
export const mesma = (uma: Notificacao, outra: Notificacao): boolean =>
  (uma.id > 0 && uma.id === outra.id) ||
  (uma.tracking_key !== null && uma.tracking_key === outra.tracking_key);

/** The list with a notification at its head, without its duplicate, cut to `maximo`. */
export const acrescentar = (lista: readonly Notificacao[], nova: Notificacao, maximo: number) =>
  [nova, ...lista.filter((item) => !mesma(item, nova))].slice(0, maximo);

/** The list with one notification, or all (`null`), marked as read or unread. */
export const comLeitura = (lista: readonly Notificacao[], id: number | null, lida: boolean) =>
  lista.map((item) =>
    (id === null || item.id === id) && item.lida !== lida ? { ...item, lida } : item,
  );
