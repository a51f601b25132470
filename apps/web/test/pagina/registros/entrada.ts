import { lerProvedor } from '@dominio/contrato/oidc-provedor';
import { type RespostaDaEntrada, sessoesEndpoints } from '@dominio/contrato/sessoes';
import { responderAMoldura } from '../moldura.ts';
import { responder } from '../rede.ts';
import { novoToken } from '../sessao.ts';
import type { PessoaDoTeste } from './pessoa.ts';

/** What the sign-in page reads, of a firm whose people enter by their password alone. */
export const responderEntrada = () => responder(lerProvedor, { provedor: null });

/** A session that the server opens for somebody, whose pages are answered from then on. */
export function umaSessao(quem: PessoaDoTeste): RespostaDaEntrada {
  responderAMoldura(quem);
  return { access_token: novoToken(quem.usuario.id), user: quem.usuario };
}

/** Whoever tries the form is let in as this person. */
export const responderLogin = (quem: PessoaDoTeste) =>
  responder(sessoesEndpoints.login, () => umaSessao(quem));
