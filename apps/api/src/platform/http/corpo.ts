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

/** A form has a few words to say, if any. */
const FORMULARIO_MAXIMO = 4_096;

/** Takes HTML forms of whatever content, which is not read: the address says everything. */
export function ignorarFormularios(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORMULARIO_MAXIMO },
    (_req, _corpo, pronto) => pronto(null, undefined),
  );
}
