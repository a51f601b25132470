import type { Contexto } from '../../../platform/contexto.ts';
import { exigirPessoaNaAlcada } from '../../pessoas/alcada/alcada.service.ts';
import * as sessoes from '../../sessoes/abertas/sessoes-abertas.service.ts';
import { exigirLinha } from '../cadastro/cadastro.service.ts';

/**
 * Checks that the caller may read and end a person's sessions.
 *
 * @throws Recusa 404; 422 for a person with more rights than the caller.
 */
async function exigirPessoa(ctx: Contexto, id: number): Promise<void> {
  await exigirLinha(ctx, id);
  await exigirPessoaNaAlcada(ctx.db, ctx.ator, id);
}

/** The open sessions of a person. @throws Recusa 404, 422. */
export async function listarDaPessoa(ctx: Contexto, id: number, horasSemUso: number) {
  await exigirPessoa(ctx, id);
  return sessoes.listarSessoesAbertas(ctx, id, horasSemUso);
}

/** Ends one session of a person. @throws Recusa 404, 409, 422. */
export async function encerrarDaPessoa(ctx: Contexto, id: number, sessaoId: string) {
  await exigirPessoa(ctx, id);
  return sessoes.encerrarSessaoAberta(ctx, id, sessaoId);
}

/** Ends every session of a person. @throws Recusa 404, 422. */
export async function encerrarTodasDaPessoa(ctx: Contexto, id: number) {
  await exigirPessoa(ctx, id);
  return sessoes.encerrarTodasAsSessoes(ctx, id);
}
