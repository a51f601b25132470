import { textoOpcional } from './campos.ts';

/** `empresa.com.br`, with or without a scheme of the web before it, a port and a path after it. */
const SITE =
  /^(?:https?:\/\/)?[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
/** `@perfil`, the sign left out where people like. */
const PERFIL = /^@?[\w.]+$/;

/**
 * An optional address in one of the forms in which people know it, and in no other: made a link, a
 * `javascript:` or `data:` would run or show what is in it.
 */
const deUmaForma = (maximo: number, mensagem: string, formas: readonly RegExp[], recusa: string) =>
  textoOpcional(maximo, mensagem).refine(
    (valor) => !valor || formas.some((forma) => forma.test(valor)),
    recusa,
  );

/** The address of a site. */
export const siteOpcional = (maximo: number, mensagem: string, recusa: string) =>
  deUmaForma(maximo, mensagem, [SITE], recusa);

/** A profile of a network by its name, or its address. */
export const perfilOpcional = (maximo: number, mensagem: string, recusa: string) =>
  deUmaForma(maximo, mensagem, [PERFIL, SITE], recusa);
