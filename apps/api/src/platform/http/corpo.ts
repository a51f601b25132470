import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies, without the keys that poison prototypes. An empty body counts as absent: many
 * clients send a JSON type with every POST, also without a body.
 */
export function aceitarCorpoVazio(app: FastifyInstance): void {
  const lerJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (req, corpo, pronto) => {
    if (corpo === '') pronto(null, undefined);
    else void lerJson(req, String(corpo), pronto);
  });
}
