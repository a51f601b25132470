import { type MetodoDoSegundoFator, MINUTOS_DO_DESAFIO } from '@dominio/contrato/segundo-fator';
import type { RespostaDaEntrada } from '@dominio/contrato/sessoes';
import type { ContextoPublicoDeTransacao } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import { type Aparelho, abrirSessao } from '../sessoes/abertura.service.ts';
import { emitirToken } from '../sessoes/tokens/tokens.service.ts';
import { metodosDe } from './fatores.service.ts';

/** The refusal that asks for the second step: with the challenge and the ways to answer it. */
async function pedirSegundoFator(
  tx: ContextoPublicoDeTransacao,
  usuarioId: number,
  metodos: readonly MetodoDoSegundoFator[],
): Promise<Recusa> {
  const objeto = { tipo: 'usuario', id: usuarioId };
  await tx.auditar({ acao: 'sessao.segundo_fator_pedido', autorId: usuarioId, objeto });
  const desafio = await emitirToken(tx.db, {
    finalidade: 'segundo_fator',
    usuarioId,
    validadeMs: MINUTOS_DO_DESAFIO * 60_000,
    agora: tx.agora(),
  });
  return new Recusa('SEGUNDO_FATOR', { extras: { desafio: desafio.token, metodos } });
}

/**
 * Goes on after a password or the identity provider said who the person is: signs them in, or asks
 * for the second step if they have one. Call it in the transaction that uses that proof up, and
 * `entregar` its result.
 *
 * @returns the refusal instead of throwing it, as throwing would roll the challenge back.
 */
export async function seguirDoPrimeiroFator(
  tx: ContextoPublicoDeTransacao,
  usuarioId: number,
  aparelho: Aparelho & { meio: 'senha' | 'oidc'; provada?: boolean },
): Promise<RespostaDaEntrada | Recusa> {
  const metodos = await metodosDe(tx.db, usuarioId);
  if (metodos.length > 0) return pedirSegundoFator(tx, usuarioId, metodos);
  return abrirSessao(tx, usuarioId, aparelho);
}

/**
 * The result of a sign-in, once its transaction has ended. @throws Recusa `SEGUNDO_FATOR` (422)
 * with the challenge.
 */
export function entregar(entrada: RespostaDaEntrada | Recusa): RespostaDaEntrada {
  if (entrada instanceof Recusa) throw entrada;
  return entrada;
}
