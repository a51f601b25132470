import { z } from 'zod';
import type { Cofre } from '../../platform/cofre.ts';

/** What a sign-in under way must remember; it travels sealed, so that nothing is kept for whoever never returns. */
const Estado = z.object({
  issuer: z.string(),
  /** PKCE (RFC 7636). */
  verificador: z.string(),
  nonce: z.string(),
  prova: z.string().nullable(),
  /** When the person was to be asked anew who they are, in milliseconds; null where not. */
  novamente: z.number().nullable(),
  /** Milliseconds. */
  expira: z.number(),
});
export type Estado = z.infer<typeof Estado>;

/** The code of `/entrar#codigo=…`: a single-use secret, and the proof of the page that may use it. */
const Codigo = z.object({
  token: z.string(),
  prova: z.string().nullable(),
  /** The provider asked anew who it is. */
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
/** Null for what this installation did not seal. */
export const abrirEstado = (cofre: Cofre, selado: string) =>
  abrir(cofre, 'oidc/estado', Estado, selado);
export const selarCodigo = (cofre: Cofre, codigo: Codigo) =>
  cofre.cifrar('oidc/codigo', JSON.stringify(codigo));
/** Null for what this installation did not seal. */
export const abrirCodigo = (cofre: Cofre, selado: string) =>
  abrir(cofre, 'oidc/codigo', Codigo, selado);
