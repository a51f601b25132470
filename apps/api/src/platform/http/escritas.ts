import type { FastifyInstance } from 'fastify';
import type { Disco } from '../disco.ts';

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
