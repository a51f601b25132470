import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useSessao } from '../../lib/sessao.ts';

const { erroDesconhecido } = TEXTOS_DE_NOTIFICACAO;

/** What the server answers to an action. */
export type Resultado = { success: boolean; message: string };

/** A refused action: its own message, else 'Erro desconhecido' (specification part 1 §8). */
class AcaoRecusada extends Error {}

export function exigirSucesso<R extends Resultado>(resultado: R): R {
  if (!resultado.success) throw new AcaoRecusada(resultado.message || erroDesconhecido);
  return resultado;
}

/** Tells why an action failed, under the sentence of the action. */
export function explicar(titulo: string, erro: unknown): void {
  // The session is over: the sign-in page says so.
  if (useSessao.getState().token === null) return;
  const mensagem = erro instanceof AcaoRecusada ? erro.message : mensagemDoErro(erro);
  avisar.erro({ titulo, mensagem: mensagem || erroDesconhecido });
}
