import { z } from 'zod';
import { Notificacao } from './notificacoes.ts';

/** What a `command` may ask to be read again: names of calls' resources, not of tables. */
export const RECURSOS_AO_VIVO = [
  'agendamentos',
  'clientes',
  'favoritos',
  'visoes-salvas',
  'escritorio',
  'configuracao',
  'perfil',
] as const;
export type RecursoAoVivo = (typeof RECURSOS_AO_VIVO)[number];

/**
 * A message of the live feed (dominios.md §5c). `notification` is told to the person; the others
 * only keep screens true: a `command` says which resource changed, and the client reads it again
 * with its own rights.
 */
export const MensagemAoVivo = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification'), id: z.int(), timestamp: z.int(), data: Notificacao }),
  z.object({
    type: z.literal('notification_updated'),
    timestamp: z.int(),
    /** `id: null`: all of them, or many. Only what changed is said. */
    data: z.object({
      id: z.int().nullable(),
      lida: z.boolean().optional(),
      importante: z.boolean().optional(),
      /** `false`: back again, a removal was undone. */
      removida: z.boolean().optional(),
    }),
  }),
  z.object({ type: z.literal('heartbeat'), timestamp: z.int() }),
  z.object({ type: z.literal('ping'), timestamp: z.int() }),
  z.discriminatedUnion('action', [
    z.object({
      type: z.literal('command'),
      action: z.literal('refresh'),
      timestamp: z.int(),
      data: z.object({ recurso: z.enum(RECURSOS_AO_VIVO), id: z.int().nullable() }),
    }),
    z.object({
      type: z.literal('command'),
      /** `reauth`: get a new ticket. `session_ended`: the session is over. `reconnect`: the server is restarting. */
      action: z.enum(['refresh_permissions', 'reauth', 'session_ended', 'reconnect']),
      timestamp: z.int(),
    }),
  ]),
]);
export type MensagemAoVivo = z.infer<typeof MensagemAoVivo>;

/** Timers of the feed, in milliseconds (specification part 1 §9). */
export const TEMPOS_DO_FLUXO = {
  reconectar: 5_000,
  limiteDaConexao: 10_000,
  batimento: 30_000,
} as const;
