/**
 * What page and service worker say to each other; types alone, for the worker shares no code with
 * the page. `entrada` is the path of the script a page started with: its name is made of its
 * contents, so that it names the version.
 */
export type MensagemAoTrabalhador =
  /** Is this page of your version? Answered with `RespostaDaConferencia` on the port. */
  | { tipo: 'CONFERIR'; entrada: string }
  /** The person agreed to the new version: stop waiting. */
  | { tipo: 'ATUALIZAR' };

export interface RespostaDaConferencia {
  readonly nova: boolean;
}

/** Asked of every page by the worker; answered with its `entrada` on the port. */
export interface MensagemAPagina {
  readonly tipo: 'QUAL_ENTRADA';
}
