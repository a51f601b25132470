import type { Banco } from '../../../platform/db.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import * as repo from './entregas.repository.ts';
import * as espera from './espera.repository.ts';

/** How long a settled delivery is kept. */
const GUARDA_MS = 30 * 86_400_000;
/** Rows per transaction: few enough that nobody who is being notified waits for it. */
const LOTE = 5_000;

/** A job ends within 40 minutes, its repetitions included. */
const PERDIDA_DEPOIS_DE_MS = 3_600_000;
const PERDIDAS_POR_TRABALHO = 10;

/**
 * Queues what waited until now: of each person and way, what is due together is one message. What
 * the person has read meanwhile is withheld. Running it again is harmless.
 */
export async function soltarVencidas(
  { banco, jobs }: Pick<Plataforma, 'banco' | 'jobs'>,
  agora: Date,
): Promise<void> {
  const soltar = () =>
    banco.transaction(async (db) => {
      const { tomadas, vencidas } = await espera.tomarVencidas(db, agora, LOTE);
      // A push that is to be tried again at some of its devices is nobody else's message.
      const grupos = Map.groupBy(vencidas, ({ id, usuarioId, canal, repete }) =>
        repete ? `${id}` : `${usuarioId}:${canal}`,
      );
      for (const grupo of grupos.values()) {
        const ids = grupo.map(({ id }) => id);
        await jobs.publicar(db, 'notificacao.entregar', { ids, juntas: true });
      }
      return tomadas;
    });
  while ((await soltar()) > 0);
  await repetirPerdidas({ banco, jobs }, agora);
}

/** Queues again what was to be sent and is not, after its process died or its job must have ended. */
const repetirPerdidas = ({ banco, jobs }: Pick<Plataforma, 'banco' | 'jobs'>, agora: Date) =>
  banco.transaction(async (db) => {
    const antesDe = new Date(agora.getTime() - PERDIDA_DEPOIS_DE_MS);
    const ids = await espera.tomarPerdidas(db, { agora, antesDe }, LOTE);
    for (let i = 0; i < ids.length; i += PERDIDAS_POR_TRABALHO) {
      const parte = ids.slice(i, i + PERDIDAS_POR_TRABALHO);
      await jobs.publicar(db, 'notificacao.entregar', { ids: parte, juntas: false });
    }
  });

/** Deletes what was settled more than 30 days ago, in short transactions. */
export async function limparEntregas(banco: Banco, agora: Date, lote = LOTE): Promise<void> {
  const antesDe = new Date(agora.getTime() - GUARDA_MS);
  while ((await repo.limpar(banco, antesDe, lote)) === lote);
}
