import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import { encerrarAcesso } from '../sessoes/encerramento.service.ts';

/** Has people's open tabs read their permissions again as soon as the transaction commits. */
export const pedirPermissoesDeNovo = (
  { db, agora }: ContextoDeTransacao,
  aoVivo: AoVivo,
  usuarioIds: readonly number[],
): Promise<void> =>
  aoVivo.publicar(db, usuarioIds, {
    type: 'command',
    action: 'refresh_permissions',
    timestamp: agora().getTime(),
  });

/** After a change of somebody's record: who may no longer enter is out, who may reads anew. */
export async function avisarMudancaDeAcesso(
  tx: ContextoDeTransacao,
  aoVivo: AoVivo,
  id: number,
  antes: SituacaoDoUsuario,
  depois: SituacaoDoUsuario,
): Promise<void> {
  const perdeu = depois === 'suspenso' || depois === 'desligado';
  if (perdeu && antes !== depois) await encerrarAcesso(tx.db, id, tx.agora());
  else await pedirPermissoesDeNovo(tx, aoVivo, [id]);
}
