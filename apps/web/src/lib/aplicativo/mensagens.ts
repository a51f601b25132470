import type { TipoDePush } from '@dominio/contrato/push';

/**
 * What page and service worker say to each other; types alone, for the worker shares no code with
 * the page. `entrada` is the path of the script a page started with: its name is made of its
 * contents, so that it names the version.
 */
export type MensagemAoTrabalhador =
  /** Is this page of your version? Answered with `RespostaDaConferencia` on the port. */
  | { tipo: 'CONFERIR'; entrada: string }
  /** The person agreed to the new version: stop waiting. */
  | { tipo: 'ATUALIZAR' }
  /** Are you there? Answered with `true` on the port. */
  | { tipo: 'PING' }
  /** Sends a push by the route of its type. Answered with `RespostaDoEnvio` on the port. */
  | { tipo: 'ENVIAR_PUSH'; destino: TipoDePush; token: string; corpo: object };

export interface RespostaDaConferencia {
  readonly nova: boolean;
}

/** What the route said to the worker; null where it refused, or could not be reached. */
export interface RespostaDoEnvio {
  readonly resposta: unknown;
}

/** A push as the worker read it, of which it tells every page. */
export interface PushChegado {
  readonly titulo: string;
  readonly mensagem: string;
  /** Path of the page that shows what happened. */
  readonly url: string;
  readonly tag: string;
}

export type MensagemAPagina =
  /** Answered with the page's `entrada` on the port. */
  | { readonly tipo: 'QUAL_ENTRADA' }
  | { readonly tipo: 'PUSH_CHEGOU'; readonly push: PushChegado }
  /** A notification was chosen: go there. Answered on the port by the page that does. */
  | { readonly tipo: 'ABRIR'; readonly url: string }
  /** The browser has another subscription now. */
  | { readonly tipo: 'INSCRICAO_MUDOU' };
