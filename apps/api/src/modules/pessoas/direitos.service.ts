import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import * as repo from './pessoas.repository.ts';

/**
 * To be called in the transaction that changes what people may do or see: their sessions hold other
 * rights from the commit on, and their open tabs read them again.
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
