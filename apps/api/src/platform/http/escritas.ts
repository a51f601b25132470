import type { FastifyError, FastifyInstance } from 'fastify';
import type { Disco } from '../disco.ts';
import { Recusa } from '../erros.ts';
import type { Plataforma } from '../plataforma.ts';
import { recusaDe } from './erros-http.ts';

/**
 * Refuses calls that write while the disk takes no more, before their bodies are read. What reads
 * goes on, and what the contract marks `semEspaco`: the room that is kept back is for such as that.
 */
export function recusarEscritasSemDisco(app: FastifyInstance, disco: Disco): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint || endpoint.method === 'GET' || endpoint.semEspaco) return;
    await disco.exigirEscrita();
  });
}

/** Has `/health` tell of a write that failed because there was no room. */
export function acusarFaltaDeEspaco(
  { disco, agora }: Pick<Plataforma, 'disco' | 'agora'>,
  erro: FastifyError,
): void {
  // A write that was refused beforehand: nothing failed.
  if (erro instanceof Recusa) return;
  const recusa = recusaDe(erro);
  if (recusa.codigo === 'SEM_ESPACO') disco.acusar(recusa, agora());
}
