import { sessoesEndpoints, TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { chamar } from '../../lib/api-client.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { destinoDoLink, type PessoaDoLink } from './redefinicao.ts';

interface Destino {
  readonly para: string;
  /** The person of the link. It does not belong in the address, which is seen and stored. */
  readonly pessoa: PessoaDoLink | null;
}

const semPessoa = (resultado: Parameters<typeof destinoDoLink>[0]): Destino => ({
  para: destinoDoLink(resultado),
  pessoa: null,
});

/**
 * Has the server check the token of a link (specification part 1 §2.1) and returns where to go. A
 * refusal, a failure of the check and an invitation each have texts of their own (§8).
 */
export async function validarLink(
  token: string | null,
  convite: boolean,
  signal?: AbortSignal,
): Promise<Destino> {
  const { linkInvalido, conviteInvalido } = TEXTOS_DA_SESSAO;
  const invalido = semPessoa({ mensagem: convite ? conviteInvalido : linkInvalido });
  if (!token) return invalido;
  try {
    const { valid, nome, email } = await chamar(
      sessoesEndpoints.validarLink,
      { params: { token } },
      signal ? { signal } : {},
    );
    if (!valid) return invalido;
    const pessoa = nome && email ? { nome, email } : null;
    return { para: destinoDoLink({ token, convite }), pessoa };
  } catch (erro) {
    const recusado = erro instanceof ErroDaApi && erro.status >= 400 && erro.status < 500;
    if (recusado && erro.status !== 429) return invalido;
    return semPessoa({ mensagem: TEXTOS_DA_SESSAO.erroAoValidarLink });
  }
}
