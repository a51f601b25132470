import type { Entrega } from '@dominio/contrato/notificacoes-entregas';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { notificacaoNaoEncontrada } from '../notificacoes.policy.ts';
import * as repo from './entregas.repository.ts';

/**
 * Why the caller got one of their notifications, or did not, by each way.
 *
 * @throws Recusa 404 when it is not the caller's or does not exist.
 */
export async function porQueRecebi(
  { db, ator }: Contexto,
  tipos: readonly TipoDeAviso[],
  id: number,
): Promise<{ evento: string; descricao: string; entregas: Entrega[] }> {
  const lida = await repo.lerDaNotificacao(db, ator.usuarioId, id);
  if (!lida) throw notificacaoNaoEncontrada();
  const tipo = tipos.find((um) => um.tipo === lida.tipo_evento);
  return {
    evento: tipo?.titulo ?? lida.titulo,
    descricao: tipo?.descricao ?? '',
    entregas: lida.entregas.map(({ canal, estado, motivo, quando, atualizado_em }) => ({
      canal,
      estado,
      motivo,
      em: (quando ?? atualizado_em).toISOString(),
    })),
  };
}
