import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies, without the keys that poison prototypes. An empty body is an absent one: many
 * clients name the type of every POST, also of those that carry nothing.
 */
export function aceitarCorpoVazio(app: FastifyInstance): void {
  const lerJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (req, corpo, pronto) => {
    if (corpo === '') pronto(null, undefined);
    else void lerJson(req, String(corpo), pronto);
  });
}
