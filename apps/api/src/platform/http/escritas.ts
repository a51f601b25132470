import type { FastifyInstance } from 'fastify';
import type { Disco } from '../disco.ts';

/**
 * Refuses calls that write while the disk takes no more, before their bodies are read; those that
 * read go on, among them what 'Ver como' may call, which writes nothing.
 */
export function recusarEscritasSemDisco(app: FastifyInstance, disco: Disco): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint || endpoint.method === 'GET' || endpoint.naVisita) return;
    await disco.exigirEscrita();
  });
}
