import { sessoesEndpoints, TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { chamar } from '../../lib/api-client.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { destinoDoLink } from './redefinicao.ts';

/**
 * Has the server check the token of a reset link (specification part 1 §2.1) and answers where to
 * go: a refusal and a failure to ask have texts of their own (§8), and so has an invitation.
 */
export async function validarLink(
  token: string | null,
  convite: boolean,
  signal?: AbortSignal,
): Promise<string> {
  const { linkInvalido, conviteInvalido } = TEXTOS_DA_SESSAO;
  const invalido = destinoDoLink({ mensagem: convite ? conviteInvalido : linkInvalido });
  if (!token) return invalido;
  try {
    const { valid } = await chamar(
      sessoesEndpoints.validarLink,
      { params: { token } },
      signal ? { signal } : {},
    );
    return valid ? destinoDoLink({ token, convite }) : invalido;
  } catch (erro) {
    const recusado = erro instanceof ErroDaApi && erro.status >= 400 && erro.status < 500;
    if (recusado && erro.status !== 429) return invalido;
    return destinoDoLink({ mensagem: TEXTOS_DA_SESSAO.erroAoValidarLink });
  }
}
