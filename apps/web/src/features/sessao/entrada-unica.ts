import { oidcEndpoints, RECUSAS_DO_OIDC, TEXTOS_DO_OIDC } from '@dominio/contrato/oidc';
import { baseDaApi, chamar } from '../../lib/api-client.ts';
import { comecarSessao } from '../../lib/sessao.ts';

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
export function irAoProvedor(): void {
  const prova = sortearProva();
  sessionStorage.setItem(CHAVE, prova);
  location.assign(`${baseDaApi()}${oidcEndpoints.iniciar.path}?${new URLSearchParams({ prova })}`);
}

/** What the provider's way brought in the address: a code, or why there is none. */
export type Retorno = { readonly codigo: string } | { readonly recusa: string };

/** Null for an address that brings nothing of the kind; of a refusal only our own texts are said. */
export function lerRetorno(hash: string): Retorno | null {
  const partes = new URLSearchParams(hash.slice(1));
  const codigo = partes.get('codigo');
  if (codigo) return { codigo };
  const recusa = RECUSAS_DO_OIDC.find((nome) => nome === partes.get('oidc'));
  return recusa ? { recusa: TEXTOS_DO_OIDC[recusa] } : null;
}

/** Opens the session that a code stands for. @throws ErroDaApi with the server's sentence. */
export async function trocarCodigo(codigo: string): Promise<void> {
  // Who did not begin here has nothing to prove it with, and is refused.
  const prova = sessionStorage.getItem(CHAVE) ?? sortearProva();
  sessionStorage.removeItem(CHAVE);
  comecarSessao(await chamar(oidcEndpoints.trocar, { body: { codigo, prova } }));
}
