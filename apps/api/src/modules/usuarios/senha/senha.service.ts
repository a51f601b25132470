import type { Contexto } from '../../../platform/contexto.ts';
import { estadoInvalido } from '../../../platform/erros.ts';
import { exigirSenhaNaAlcada } from '../../pessoas/alcada/alcada.service.ts';
import { encerrarAcesso } from '../../sessoes/encerramento.service.ts';
import { darSenhaTemporaria } from '../../sessoes/senhas/troca.service.ts';
import * as repo from '../cadastro/cadastro.repository.ts';
import { exigirLinha } from '../cadastro/cadastro.service.ts';

/**
 * Gives a person a temporary password and ends their sessions. The password is in this answer and
 * nowhere else.
 *
 * @throws Recusa 404; 409 for oneself and for a person who is not active; 422 without being an
 *   administrator.
 */
export function resetarSenha(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    await repo.travarAdministradores(tx.db);
    const { situacao } = await exigirLinha(tx, id);
    if (id === tx.ator.usuarioId) {
      throw estadoInvalido('Para trocar a própria senha, informe a senha atual.');
    }
    if (situacao !== 'ativo') {
      throw estadoInvalido('Só um usuário ativo pode receber uma senha temporária.');
    }
    exigirSenhaNaAlcada(tx.ator);
    await encerrarAcesso(tx.db, id, tx.agora());
    const { senha, ate } = await darSenhaTemporaria(tx, id);
    await tx.auditar({
      acao: 'senha.resetada',
      objeto: { tipo: 'usuario', id },
      depois: { senha_provisoria_ate: ate.toISOString() },
    });
    return { success: true as const, nova_senha: senha, expira_em: ate.toISOString() };
  });
}
