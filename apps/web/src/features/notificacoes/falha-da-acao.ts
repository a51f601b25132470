import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useSessao } from '../../lib/sessao.ts';

const { erroDesconhecido } = TEXTOS_DE_NOTIFICACAO;

/** What the server answers to an action. */
export type Resultado = { success: boolean; message: string };

/**
 * An action that the server answered with `success: false`; without a message of its own it says
 * 'Erro desconhecido' (specification part 1 §8).
 */
class AcaoRecusada extends Error {}

/** The answer of an action. @throws AcaoRecusada when it says `success: false`. */
export function exigirSucesso<R extends Resultado>(resultado: R): R {
  if (!resultado.success) throw new AcaoRecusada(resultado.message || erroDesconhecido);
  return resultado;
}

/** Shows a toast with the title of the failed action and the reason. */
export function explicar(titulo: string, erro: unknown): void {
  // After the session has ended, the sign-in page says so.
  if (useSessao.getState().token === null) return;
  const mensagem = erro instanceof AcaoRecusada ? erro.message : mensagemDoErro(erro);
  avisar.erro({ titulo, mensagem: mensagem || erroDesconhecido });
}
