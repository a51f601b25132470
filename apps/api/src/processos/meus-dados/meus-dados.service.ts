import type { MeusDados } from '@dominio/contrato/meus-dados';
import type { Contexto } from '../../platform/contexto.ts';
import {
  type EntregarMeusDados,
  juntarMeusDados,
  type ParteDosMeusDados,
} from '../../platform/meus-dados.ts';

/**
 * Everything stored about the caller (LGPD art. 18), as every module hands it out; audited. Call it
 * after the person proved their identity.
 */
export async function exportarMeusDados(
  ctx: Contexto,
  entregas: readonly EntregarMeusDados[],
): Promise<MeusDados> {
  const partes: ParteDosMeusDados[] = [];
  for (const entregar of entregas) partes.push(await entregar(ctx));
  const id = ctx.ator.usuarioId;
  await ctx.transacao((tx) =>
    tx.auditar({ acao: 'usuario.dados_exportados', objeto: { tipo: 'usuario', id } }),
  );
  return juntarMeusDados(ctx.agora().toISOString(), partes);
}
