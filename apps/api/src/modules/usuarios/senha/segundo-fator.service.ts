import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import type { Contexto } from '../../../platform/contexto.ts';
import { estadoInvalido } from '../../../platform/erros.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { exigirPessoaNaAlcada } from '../../pessoas/alcada/alcada.service.ts';
import { exigirReautenticacao } from '../../segundo-fator/reautenticacao.service.ts';
import { removerFatoresDe } from '../../segundo-fator/remocao.service.ts';
import * as repo from '../cadastro/cadastro.repository.ts';
import { exigirLinha } from '../cadastro/cadastro.service.ts';

/**
 * Removes the second factor of a person who lost it, and ends their sessions. They sign in by
 * password alone, and set a factor up again where a group requires one.
 *
 * @throws Recusa 404; 409 for oneself and for a person without one; 422 for a person with more
 *   rights than the caller; what `exigirReautenticacao` throws.
 */
export async function removerSegundoFator(
  ctx: Contexto,
  meios: Pick<Plataforma, 'cofre'>,
  id: number,
  prova: Reautenticacao,
) {
  await exigirLinha(ctx, id);
  await exigirReautenticacao(ctx, prova, meios);
  return ctx.transacao(async (tx) => {
    await repo.travarAdministradores(tx.db);
    const { mfa } = await exigirLinha(tx, id);
    if (id === tx.ator.usuarioId) {
      throw estadoInvalido('O próprio segundo fator se desativa em Minha conta.');
    }
    if (!mfa) throw estadoInvalido('Este usuário não tem segundo fator.');
    await exigirPessoaNaAlcada(tx.db, tx.ator, id);
    await removerFatoresDe(tx, id);
    return { success: true as const, message: 'Segundo fator removido.' };
  });
}
