import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import * as repo from './pessoas.repository.ts';

/**
 * Call it in the transaction that changes what these people may do or see: their sessions have the
 * new rights from the commit on, and their open tabs read them again.
 */
export async function avisarMudancaDeAcesso(
  { db, agora, aoVivo }: Pick<ContextoDeTransacao, 'db' | 'agora' | 'aoVivo'>,
  usuarioIds: readonly number[],
): Promise<void> {
  if (usuarioIds.length === 0) return;
  await repo.mudarVersaoDasPermissoes(db, usuarioIds);
  const timestamp = Math.floor(agora().getTime() / 1000);
  await aoVivo.publicar(usuarioIds, {
    type: 'command',
    action: 'refresh_permissions',
    timestamp,
  });
  await aoVivo.pedirReleitura(usuarioIds, 'clientes');
}
