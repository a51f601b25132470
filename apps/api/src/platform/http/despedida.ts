import type { FastifyInstance } from 'fastify';

/**
 * While the server closes, tells each connection that an answer is its last: one that is kept would
 * otherwise hold the stop up until its client lets go of it.
 */
export function despedirConexoes(app: FastifyInstance): void {
  let fechando = false;
  app.addHook('preClose', async () => {
    fechando = true;
  });
  app.addHook('onSend', async (_req, reply) => {
    if (fechando) reply.header('connection', 'close');
  });
}
