import { sessoesEndpoints, TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { chamar } from '../../lib/api-client.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { destinoDoLink, type PessoaDoLink } from './redefinicao.ts';

interface Destino {
  readonly para: string;
  /** Whose link it is: not for the address, which is kept and shown. */
  readonly pessoa: PessoaDoLink | null;
}

const semPessoa = (resultado: Parameters<typeof destinoDoLink>[0]): Destino => ({
  para: destinoDoLink(resultado),
  pessoa: null,
});

/**
 * Has the server check the token of a reset link (specification part 1 §2.1) and answers where to
 * go: a refusal and a failure to ask have texts of their own (§8), and so has an invitation.
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
