import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { anotarTroca } from '../pessoas/troca-de-vinculos.service.ts';
import { estaVinculado, vincular } from './ficha.repository.ts';

/** Whether a client is linked to a person. */
export const jaVinculado = (
  { db }: ContextoDeTransacao,
  usuarioId: number,
  clienteId: number,
): Promise<boolean> => estaVinculado(db, usuarioId, clienteId);

/**
 * Links clients that the caller sees to the person responsible for them. An existing link stays as
 * it is; a new one changes the person's rights, so it is audited and the person's tabs read again.
 */
export async function vincularResponsavel(
  tx: ContextoDeTransacao,
  usuarioId: number,
  clienteIds: readonly number[],
): Promise<void> {
  const entram = await vincular(tx.db, usuarioId, clienteIds);
  await anotarTroca(tx, usuarioId, { tipo: 'clientes', entram });
}
