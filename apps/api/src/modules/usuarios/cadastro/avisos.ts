import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import type { ContextoDeTransacao } from '../../../platform/contexto.ts';
import { avisarMudancaDeAcesso } from '../../pessoas/direitos.service.ts';
import { encerrarAcesso } from '../../sessoes/encerramento.service.ts';

/**
 * After a change of a person's record: ends the sessions of somebody who may no longer sign in;
 * else the open tabs read the record again.
 */
export async function avisarMudancaDoCadastro(
  tx: ContextoDeTransacao,
  id: number,
  antes: SituacaoDoUsuario,
  depois: SituacaoDoUsuario,
): Promise<void> {
  const perdeu = depois === 'suspenso' || depois === 'desligado';
  if (perdeu && antes !== depois) await encerrarAcesso(tx.db, id, tx.agora());
  else await avisarMudancaDeAcesso(tx, [id]);
}
