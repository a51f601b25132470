import pino, { type SerializedError } from 'pino';

/** The values of statements in a chain of causes, in the text that Drizzle puts into its errors. */
function valoresDe(erro: unknown): string[] {
  const textos: string[] = [];
  for (let atual = erro; atual instanceof Error; atual = atual.cause) {
    if ('params' in atual && Array.isArray(atual.params)) {
      textos.push(`\nparams: ${String(atual.params)}`);
    }
  }
  return textos;
}

/**
 * An error for the log: without the values of the failed statement, which Drizzle repeats and which
 * may be somebody's data or a secret (seguranca.md P39).
 */
export function serializarErro(erro: Error): Pick<SerializedError, 'message' | 'stack' | 'type'> {
  const { params: _valores, ...visto } = pino.stdSerializers.err(erro) as SerializedError & {
    params?: unknown;
  };
  const limpar = (texto: string) =>
    valoresDe(erro).reduce((limpo, valores) => limpo.replaceAll(valores, ''), texto);
  return { ...visto, message: limpar(visto.message), stack: limpar(visto.stack) };
}
