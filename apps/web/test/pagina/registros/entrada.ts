import { lerProvedor } from '@dominio/contrato/oidc-provedor';
import { type RespostaDaEntrada, sessoesEndpoints } from '@dominio/contrato/sessoes';
import { responderAMoldura } from '../moldura.ts';
import { responder } from '../rede.ts';
import { novoToken } from '../sessao.ts';
import type { PessoaDoTeste } from './pessoa.ts';

/**
 * Answers the sign-in page that the firm has no identity provider: people use their password alone.
 */
export const responderEntrada = () => responder(lerProvedor, { provedor: null });

/** The answer of a sign-in; from then on the frame of every page is answered for this person. */
export function umaSessao(quem: PessoaDoTeste): RespostaDaEntrada {
  responderAMoldura(quem);
  return { access_token: novoToken(quem.usuario.id), user: quem.usuario };
}

/** Accepts whatever is typed into the sign-in form, and signs this person in. */
export const responderLogin = (quem: PessoaDoTeste) =>
  responder(sessoesEndpoints.login, () => umaSessao(quem));
