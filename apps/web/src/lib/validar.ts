import { mensagemPadrao } from '@dominio/contrato/mensagens';
import type { z } from 'zod';

/** First message of each field, by its dotted path. */
export type ErrosDeCampo = Readonly<Record<string, string>>;

export type Validacao<T> = { ok: true; dados: T } | { ok: false; erros: ErrosDeCampo };

/** Checks a form against a schema of the contract: the sentences are the server's own. */
export function validar<S extends z.ZodType>(schema: S, valores: unknown): Validacao<z.output<S>> {
  const { success, data, error } = schema.safeParse(valores, { error: mensagemPadrao });
  if (success) return { ok: true, dados: data };
  const erros: Record<string, string> = {};
  for (const { path, message } of error.issues) erros[path.join('.')] ??= message;
  return { ok: false, erros };
}

/** What is wrong with a form that has the shape of a body of the contract; nothing, when it may be sent. */
export const errosDoCorpo =
  (schema: z.ZodType) =>
  (valores: unknown): ErrosDeCampo => {
    const lido = validar(schema, valores);
    return lido.ok ? {} : lido.erros;
  };
