import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import type {} from './pessoas.events.ts';
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

type Mudanca = Omit<DadosDoEvento<'acesso.alterado'>, 'usuarioId' | 'autorId'>;

/** Has a person told of what somebody else changed of their access; of what they did they know. */
export async function contarMudancaDeAcesso(
  { ator, emitir }: Pick<ContextoDeTransacao, 'ator' | 'emitir'>,
  usuarioId: number,
  mudanca: Mudanca,
): Promise<void> {
  const autorId = ator.usuarioId;
  if (autorId === usuarioId || mudanca.entram.length + mudanca.saem.length === 0) return;
  await emitir('acesso.alterado', { usuarioId, autorId, ...mudanca });
}
