import { z } from 'zod';

/** Digits of an authenticator application's code. */
export const DIGITOS_DO_CODIGO = 6;

/** How long having entered anew proves who somebody without a password is. */
export const MINUTOS_DA_ENTRADA = 5;

export const TEXTOS_DA_REAUTENTICACAO = {
  faltaProva: 'Informe a sua senha.',
  senhaIncorreta: 'Senha atual incorreta.',
  codigoIncorreto: 'Código incorreto ou já usado.',
  entreDeNovo: 'A sua conta não tem senha. Saia e entre de novo para confirmar que é você.',
} as const;

/** As applications show it: spaces in between are not part of it. */
export const CodigoDoAplicativo = z
  .string({ error: 'Informe o código.' })
  .min(1, 'Informe o código.')
  .max(40, TEXTOS_DA_REAUTENTICACAO.codigoIncorreto)
  .transform((codigo) => codigo.replaceAll(/\s/g, ''));

/**
 * How somebody proves anew who they are before a call of our own that needs it (decisoes.md §5): the
 * password or, with an authenticator application, its code. An account without a password proves it by
 * having just entered anew, by the provider or a passkey: then it sends neither. To be spread into the call's body:
 * `z.object({ ...Reautenticacao.shape, motivo: … })`.
 */
export const Reautenticacao = z.object({
  senha: z.string().max(1024, TEXTOS_DA_REAUTENTICACAO.senhaIncorreta).optional(),
  codigo: CodigoDoAplicativo.optional(),
});
export type Reautenticacao = z.infer<typeof Reautenticacao>;
