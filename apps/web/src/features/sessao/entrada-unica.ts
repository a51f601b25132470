import { oidcEndpoints, RECUSAS_DO_OIDC, TEXTOS_DO_OIDC } from '@dominio/contrato/oidc';
import { chamar } from '../../lib/api-client.ts';
import { tirarProva } from '../../lib/provedor-de-identidade.ts';
import { comecarSessao } from '../../lib/sessao.ts';

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
  const body = { codigo, prova: tirarProva() };
  comecarSessao(await chamar(oidcEndpoints.trocar, { body }));
}
