import { z } from 'zod';
import { Notificacao } from './notificacoes.ts';

/** The resources that a `command` may ask to read again: named as in the calls, not as tables. */
export const RECURSOS_AO_VIVO = [
  'agendamentos',
  'clientes',
  'clientes-favoritos',
  'favoritos',
  'visoes-salvas',
  'escritorio',
  'configuracao',
  'perfil',
] as const;
export type RecursoAoVivo = (typeof RECURSOS_AO_VIVO)[number];

/**
 * Where a reader of the WebSocket stands: as `id:` of an event of the stream, it is what `desde` of
 * its next connection names.
 */
const posicao = z.int().optional();

/**
 * A message of the live feed (dominios.md §5c), the same by the event stream and the WebSocket. A `notification` is shown to the person; the others
 * only keep screens up to date: a `command` names the resource that changed, and the client reads
 * it again with its own rights.
 */
export const MensagemAoVivo = z.discriminatedUnion('type', [
  /** `id` is a position, from which a reader resumes: one that is repeated comes with a new one. */
  z.object({ type: z.literal('notification'), id: z.int(), timestamp: z.int(), data: Notificacao }),
  z.object({
    type: z.literal('notification_updated'),
    timestamp: z.int(),
    /** `id: null` means all of them, or many. Only the fields that changed are given. */
    data: z.object({
      id: z.int().nullable(),
      lida: z.boolean().optional(),
      importante: z.boolean().optional(),
      /** `false` if it was restored. */
      removida: z.boolean().optional(),
      /** Until when it is snoozed; null if it is back. */
      adiada_ate: z.string().nullable().optional(),
    }),
  }),
  z.object({ type: z.literal('heartbeat'), id: posicao, timestamp: z.int() }),
  z.object({ type: z.literal('ping'), id: posicao, timestamp: z.int() }),
  z.discriminatedUnion('action', [
    z.object({
      type: z.literal('command'),
      action: z.literal('refresh'),
      timestamp: z.int(),
      data: z.object({ recurso: z.enum(RECURSOS_AO_VIVO), id: z.int().nullable() }),
    }),
    /** How a command of the reader's ended; to the WebSocket that it came by alone. */
    z.object({
      type: z.literal('command'),
      action: z.literal('result'),
      timestamp: z.int(),
      data: z.object({ command: z.string(), success: z.boolean(), message: z.string() }),
    }),
    z.object({
      type: z.literal('command'),
      /**
       * `reauth`: get a new ticket. `session_ended`: the session has ended. `reconnect`: the server
       * is restarting.
       */
      action: z.enum(['refresh_permissions', 'reauth', 'session_ended', 'reconnect']),
      timestamp: z.int(),
    }),
  ]),
]);
export type MensagemAoVivo = z.infer<typeof MensagemAoVivo>;

/** Timers of the live feed, in milliseconds (specification part 1 §9). */
export const TEMPOS_DO_FLUXO = {
  reconectar: 5_000,
  limiteDaConexao: 10_000,
  batimento: 30_000,
} as const;
