import { oidcEndpoints } from '@dominio/contrato/oidc';
import { baseDaApi } from './api-client.ts';
import { useSessao } from './sessao.ts';

/** What this tab keeps while the person is at the provider (decisoes.md §6). */
const CHAVE = 'dominio.oidc';

/** 256 random bits, base64url. */
function sortearProva(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Leaves for the provider. The tab keeps a proof that it is the one that began, so that a code made
 * for another browser opens nothing here.
 */
export function irAoProvedor({ novamente = false } = {}): void {
  const prova = sortearProva();
  sessionStorage.setItem(CHAVE, prova);
  const query = new URLSearchParams({ prova, ...(novamente && { novamente: '1' }) });
  location.assign(`${baseDaApi()}${oidcEndpoints.iniciar.path}?${query}`);
}

/**
 * Takes the proof of this tab, which is good for one sign-in. A tab that did not begin a sign-in
 * has none, and the server refuses it.
 */
export function tirarProva(): string {
  const prova = sessionStorage.getItem(CHAVE) ?? sortearProva();
  sessionStorage.removeItem(CHAVE);
  return prova;
}

/**
 * Ends the session and has the provider ask again who the person is: the sign-in that follows
 * proves it for a while.
 */
export function entrarDeNovo(): void {
  useSessao.getState().sair();
  irAoProvedor({ novamente: true });
}
