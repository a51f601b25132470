import { textoOpcional } from './campos.ts';

const ESQUEMA = /^[a-z][a-z\d+.-]*:/i;
const DA_REDE = /^https?:/i;
/** `empresa.com.br:8080`, where the colon is before a port. */
const COM_PORTA = /^[a-z\d-]+(?:\.[a-z\d-]+)+:\d{1,5}(?:[/?#]|$)/i;

/**
 * Whether a text, made a link, would lead to a page and not run or show what is in it
 * (`javascript:`, `data:`). People leave the scheme out, `empresa.com.br` and `@perfil`; one that is
 * there must be that of the web. Space and what is not seen are passed over as browsers do.
 */
export function enderecoDaRede(texto: string): boolean {
  const visto = texto.replaceAll(/[\p{C}\p{Z}]/gu, '');
  return !ESQUEMA.test(visto) || DA_REDE.test(visto) || COM_PORTA.test(visto);
}

/**
 * An optional address of a page, in the form in which people know it.
 *
 * @param recusa for an address that is none of the web.
 */
export const enderecoOpcional = (maximo: number, mensagem: string, recusa: string) =>
  textoOpcional(maximo, mensagem).refine((valor) => !valor || enderecoDaRede(valor), recusa);
