import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import * as repo from './mudancas.repository.ts';

/**
 * Keeps what a change of many companies takes to be undone, and answers by which id.
 *
 * @param empresaId the company with which it is kept, of a joining.
 */
export const guardarMudanca = (
  { db, ator, agora }: ContextoDeTransacao,
  tipo: repo.TipoDeMudanca,
  estado: unknown,
  empresaId: number | null = null,
): Promise<number> =>
  repo.inserir(db, {
    tipo,
    empresa_id: empresaId,
    estado,
    feita_por: ator.usuarioId,
    feita_em: agora(),
  });

/**
 * Undoes a change once, whoever asks at the same time.
 *
 * @param desfazer gives back what was there, out of what was kept; it checks who may.
 * @throws Recusa 404 where there is no such change; 409 where it was undone already, which is told only
 *   to whom `conferir` lets through.
 */
export async function desfazerMudanca<E, R>(
  tx: ContextoDeTransacao,
  { tipo, id }: { tipo: repo.TipoDeMudanca; id: number },
  conferir: (estado: E) => Promise<unknown>,
  desfazer: (estado: E) => Promise<R>,
): Promise<R> {
  const mudanca = await repo.abrir(tx.db, tipo, id);
  if (!mudanca) throw naoEncontrado();
  const estado = mudanca.estado as E;
  await conferir(estado);
  if (mudanca.desfeita_em) throw estadoInvalido('Esta mudança já foi desfeita.');
  const desfeita = await desfazer(estado);
  await repo.marcarDesfeita(tx.db, id, tx.agora());
  return desfeita;
}
