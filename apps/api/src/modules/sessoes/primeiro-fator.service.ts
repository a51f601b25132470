import { type MetodoDoSegundoFator, MINUTOS_DO_DESAFIO } from '@dominio/contrato/segundo-fator';
import type { RespostaDaEntrada } from '@dominio/contrato/sessoes';
import type { ContextoPublico } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import { metodosDe } from '../segundo-fator/fatores.service.ts';
import { type Aparelho, abrirSessao } from './abertura.service.ts';
import { emitirToken } from './tokens.service.ts';

/**
 * Holds a sign-in whose first step was right until the second is taken.
 *
 * @throws Recusa `SEGUNDO_FATOR` (422) with the challenge, always.
 */
async function pedirSegundoFator(
  ctx: ContextoPublico,
  usuarioId: number,
  metodos: readonly MetodoDoSegundoFator[],
): Promise<never> {
  const agora = ctx.agora();
  const validadeMs = MINUTOS_DO_DESAFIO * 60_000;
  const desafio = await ctx.transacao(async (tx) => {
    const objeto = { tipo: 'usuario', id: usuarioId };
    await tx.auditar({ acao: 'sessao.segundo_fator_pedido', autorId: usuarioId, objeto });
    return emitirToken(tx.db, { finalidade: 'segundo_fator', usuarioId, validadeMs, agora });
  });
  throw new Recusa('SEGUNDO_FATOR', { extras: { desafio: desafio.token, metodos } });
}

/**
 * Goes on after a password or the identity provider said who the person is: in, or to the second
 * step of who has one.
 *
 * @throws Recusa `SEGUNDO_FATOR` (422) with the challenge.
 */
export async function entrarComPrimeiroFator(
  ctx: ContextoPublico,
  usuarioId: number,
  aparelho: Aparelho & { meio: 'senha' | 'oidc' },
): Promise<RespostaDaEntrada> {
  const metodos = await metodosDe(ctx.db, usuarioId);
  if (metodos.length > 0) return pedirSegundoFator(ctx, usuarioId, metodos);
  return abrirSessao(ctx, usuarioId, aparelho);
}
