import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { anotarTroca } from '../pessoas/troca-de-vinculos.service.ts';
import { vincular } from './ficha.repository.ts';

/**
 * Links clients that the caller sees to whoever answers for them. A link that stands stays as it is;
 * a new one is a change of rights, audited and told to the person's tabs.
 */
export async function vincularResponsavel(
  tx: ContextoDeTransacao,
  usuarioId: number,
  clienteIds: readonly number[],
): Promise<void> {
  const entram = await vincular(tx.db, usuarioId, clienteIds);
  await anotarTroca(tx, usuarioId, { tipo: 'clientes', entram });
}
