import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { encerrarAcesso } from '../sessoes/encerramento.service.ts';
import * as repo from './segundo-fator.repository.ts';

/** Deletes a person's second factors and ends the sessions. First check that the caller may. */
export async function removerFatoresDe(tx: ContextoDeTransacao, usuarioId: number): Promise<void> {
  await repo.travarPessoa(tx.db, usuarioId);
  await repo.excluirTudo(tx.db, usuarioId);
  await encerrarAcesso(tx.db, usuarioId, tx.agora());
  await avisarMudancaDeAcesso(tx, [usuarioId]);
  await tx.auditar({
    acao: 'segundo_fator.removido',
    objeto: { tipo: 'usuario', id: usuarioId },
  });
  await tx.emitir('segundo_fator.alterado', { usuarioId, o_que: 'removido' });
}
