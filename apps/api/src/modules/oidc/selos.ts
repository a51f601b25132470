import { z } from 'zod';
import type { Cofre } from '../../platform/cofre.ts';

/**
 * What a sign-in under way must remember. It travels sealed in `state`, so that nothing is stored
 * for people who never return.
 */
const Estado = z.object({
  issuer: z.string(),
  /** The PKCE verifier (RFC 7636). */
  verificador: z.string(),
  nonce: z.string(),
  prova: z.string().nullable(),
  /** When the provider was told to ask the person anew, in milliseconds; null where it was not. */
  novamente: z.number().nullable(),
  /** In milliseconds. */
  expira: z.number(),
});
export type Estado = z.infer<typeof Estado>;

/** Code in `/entrar#codigo=…`: a single-use secret, and the `prova` of the page that may use it. */
const Codigo = z.object({
  token: z.string(),
  prova: z.string().nullable(),
  /** Whether the provider asked the person anew. */
  provada: z.boolean(),
});
export type Codigo = z.infer<typeof Codigo>;

function abrir<T>(cofre: Cofre, lugar: string, esquema: z.ZodType<T>, selado: string): T | null {
  try {
    return esquema.parse(JSON.parse(cofre.decifrar(lugar, selado)));
  } catch {
    return null;
  }
}

export const selarEstado = (cofre: Cofre, estado: Estado) =>
  cofre.cifrar('oidc/estado', JSON.stringify(estado));
/** Null for a text that this installation did not seal. */
export const abrirEstado = (cofre: Cofre, selado: string) =>
  abrir(cofre, 'oidc/estado', Estado, selado);
export const selarCodigo = (cofre: Cofre, codigo: Codigo) =>
  cofre.cifrar('oidc/codigo', JSON.stringify(codigo));
/** Null for a text that this installation did not seal. */
export const abrirCodigo = (cofre: Cofre, selado: string) =>
  abrir(cofre, 'oidc/codigo', Codigo, selado);
