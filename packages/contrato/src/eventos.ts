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
 * A message of the live feed (dominios.md §5c). A `notification` is shown to the person; the others
 * only keep screens up to date: a `command` names the resource that changed, and the client reads
 * it again with its own rights.
 */
export const MensagemAoVivo = z.discriminatedUnion('type', [
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
