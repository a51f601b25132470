/** Teal of the product (specification part 1 §9): what a colour that cannot be read becomes. */
export const COR_PADRAO = '#00828D';
/** What an unreadable colour of the fluid background becomes (specification part 1 §5). */
export const COR_PADRAO_DO_FLUIDO = '#00a3ad';

export const HEX = /^#[0-9a-f]{6}$/i;

/**
 * Reads a colour (specification part 1 §5): six hexadecimal digits with or without `#`, otherwise
 * the default.
 *
 * @returns `#rrggbb`, in the case it was written in.
 */
export function lerCor(valor: unknown, padrao: string = COR_PADRAO): string {
  if (typeof valor !== 'string') return padrao;
  const texto = valor.trim();
  const comCerquilha = texto.startsWith('#') ? texto : `#${texto}`;
  return HEX.test(comCerquilha) ? comCerquilha : padrao;
}
