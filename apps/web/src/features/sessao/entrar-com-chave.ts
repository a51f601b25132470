import { chavesDeAcessoEndpoints as e } from '@dominio/contrato/chaves-de-acesso';
import { chamar } from '../../lib/api-client.ts';
import { usarChave } from '../../lib/chave-de-acesso.ts';
import { comecarSessao } from '../../lib/sessao.ts';

/** Signs in with a passkey alone. @throws ErroDaApi with a message for the person. */
export async function entrarComChave(): Promise<void> {
  const resposta = await usarChave(await chamar(e.opcoesDaEntrada));
  comecarSessao(await chamar(e.entrar, { body: { resposta } }));
}

/** Takes the second step by passkey. @throws ErroDaApi with a message for the person. */
export async function confirmarComChave(desafio: string): Promise<void> {
  const resposta = await usarChave(await chamar(e.opcoesDoSegundoFator, { body: { desafio } }));
  comecarSessao(await chamar(e.confirmarSegundoFator, { body: { desafio, resposta } }));
}
