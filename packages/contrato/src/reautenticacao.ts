import { z } from 'zod';

/** Digits of an authenticator application's code. */
export const DIGITOS_DO_CODIGO = 6;

/** For how long a new sign-in proves the identity of a person without a password. */
export const MINUTOS_DA_ENTRADA = 5;

export const TEXTOS_DA_REAUTENTICACAO = {
  faltaProva: 'Informe a sua senha.',
  senhaIncorreta: 'Senha atual incorreta.',
  codigoIncorreto: 'Código incorreto ou já usado.',
  entreDeNovo: 'A sua conta não tem senha. Saia e entre de novo para confirmar que é você.',
} as const;

/** The code as applications show it: spaces in between are ignored. */
export const CodigoDoAplicativo = z
  .string({ error: 'Informe o código.' })
  .min(1, 'Informe o código.')
  .max(40, TEXTOS_DA_REAUTENTICACAO.codigoIncorreto)
  .transform((codigo) => codigo.replaceAll(/\s/g, ''));

/**
 * The fresh proof of identity that some calls need (decisoes.md §5): the password or, with an
 * authenticator application, its code. A person without a password proves it by having just signed
 * in anew, by the provider or a passkey, and sends neither. Spread it into the call's body:
 * `z.object({ ...Reautenticacao.shape, motivo: … })`.
 */
export const Reautenticacao = z.object({
  senha: z.string().max(1024, TEXTOS_DA_REAUTENTICACAO.senhaIncorreta).optional(),
  codigo: CodigoDoAplicativo.optional(),
});
export type Reautenticacao = z.infer<typeof Reautenticacao>;
