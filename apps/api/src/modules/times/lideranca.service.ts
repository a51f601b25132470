import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import * as lideranca from './lideranca.repository.ts';
import * as repo from './times.repository.ts';

/** Holds the teams as they are until the transaction ends. A statement of its own. */
export const segurarTimes = ({ db }: ContextoDeTransacao): Promise<void> => repo.travar(db);

/** The teams that somebody leads, by name. */
export const timesLideradosPor = ({ db }: Contexto, pessoa: number) => lideranca.listar(db, pessoa);

/** Gives the teams that one person leads to another; after `segurarTimes`. */
export async function passarLideranca(
  tx: ContextoDeTransacao,
  { de, para }: { de: number; para: number },
): Promise<void> {
  for (const id of await lideranca.passar(tx.db, { de, para, agora: tx.agora() })) {
    await tx.auditar({
      acao: 'time.alterado',
      objeto: { tipo: 'time', id },
      antes: { lider_id: de },
      depois: { lider_id: para },
    });
  }
}
