import { oidcEndpoints, RECUSAS_DO_OIDC, TEXTOS_DO_OIDC } from '@dominio/contrato/oidc';
import { chamar } from '../../lib/api-client.ts';
import { tirarProva } from '../../lib/provedor-de-identidade.ts';
import { comecarSessao } from '../../lib/sessao.ts';

/** What the provider sent back in the address: a code, or the reason for having none. */
export type Retorno = { readonly codigo: string } | { readonly recusa: string };

/**
 * Reads the address after the provider; null when it has neither. A reason is shown only when it is
 * one of the product's own texts.
 */
export function lerRetorno(hash: string): Retorno | null {
  const partes = new URLSearchParams(hash.slice(1));
  const codigo = partes.get('codigo');
  if (codigo) return { codigo };
  const recusa = RECUSAS_DO_OIDC.find((nome) => nome === partes.get('oidc'));
  return recusa ? { recusa: TEXTOS_DO_OIDC[recusa] } : null;
}

/** Exchanges the code for a session. @throws ErroDaApi with the server's message. */
export async function trocarCodigo(codigo: string): Promise<void> {
  const body = { codigo, prova: tirarProva() };
  comecarSessao(await chamar(oidcEndpoints.trocar, { body }));
}
