/** A write of this tab that the server took. */
export interface Escrita {
  /** Path of the call, with its parameters: `/api/contatos/7/reativar`. */
  readonly caminho: string;
  /** Names of the fields that it sent, none for a call without any. */
  readonly campos: readonly string[];
}

type Ouvinte = (escrita: Escrita) => void;
const ouvintes = new Set<Ouvinte>();

/** Calls this after each write, before whoever made it goes on. */
export const aoEscrever = (ouvinte: Ouvinte): void => void ouvintes.add(ouvinte);

/** Tells of a write that has succeeded. */
export function anunciarEscrita(caminho: string, body: unknown): void {
  const ehRegistro = typeof body === 'object' && body !== null && !(body instanceof FormData);
  const campos = ehRegistro ? Object.keys(body) : [];
  for (const ouvinte of ouvintes) ouvinte({ caminho, campos });
}
