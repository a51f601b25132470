import { z } from 'zod';
import { Id } from './campos.ts';
import { canal } from './endpoint.ts';
import { Posicao } from './notificacoes.ts';

/**
 * The live feed over a WebSocket, for readers whom an event stream does not reach: the messages are
 * those of `MensagemAoVivo`, one per text frame. The server pings every 30 s, by a message and by
 * the protocol.
 */
export const canalAoVivo = canal({
  path: '/api/websocket/ws/{userId}',
  acesso: 'sessao',
  resumo: 'Fluxo ao vivo (WebSocket) de quem pede: a primeira mensagem traz a sessão ou um bilhete',
  params: z.object({ userId: Id }),
});

/**
 * The first frame, due within 5 s: the access token or a ticket, and the position after which
 * notifications are sent again. A frame that is no JSON is taken for the token itself.
 */
export const QuadroDeEntrada = z.object({
  type: z.literal('auth'),
  token: z.string().min(1).max(4096),
  desde: Posicao.nullish(),
});
export type QuadroDeEntrada = z.output<typeof QuadroDeEntrada>;

/**
 * The frames that follow; others are ignored. A `ping` is answered by a heartbeat, a `command` (one
 * of `Comando`) by a message of action `result`.
 */
export const QuadroDoLeitor = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({
    type: z.literal('command'),
    command: z.unknown().optional(),
    data: z.unknown().optional(),
  }),
]);

/** Why the server closes a channel, by the code of the closing frame. */
export const FECHAMENTO = {
  /** The process stops or cannot serve now: connect again after the usual wait. */
  reinicio: { codigo: 1012, motivo: 'Conecte de novo' },
  /** More at once than anybody sends who waits for answers. */
  excesso: { codigo: 1008, motivo: 'Mensagens demais de uma vez' },
  /** The oldest of too many channels of a person gives way to the newest. */
  lugar: { codigo: 1013, motivo: 'Conexões demais' },
  tokenInvalido: { codigo: 4401, motivo: 'Token inválido' },
  sessaoEncerrada: { codigo: 4401, motivo: 'Sessão expirada' },
  deOutraPessoa: { codigo: 4403, motivo: 'Este fluxo é de outra pessoa' },
  /** The session may not open it now: a temporary password, 'Ver como'. */
  recusado: { codigo: 4409 },
} as const;

/** Limits of a channel. */
export const LIMITES_DO_CANAL = {
  /** Milliseconds until the first frame. */
  entrada: 5_000,
  /** Bytes of a message. */
  mensagem: 4_096,
} as const;
