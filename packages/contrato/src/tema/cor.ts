/** Teal of the product (specification part 1 §9), used for a colour that cannot be read. */
export const COR_PADRAO = '#00828D';
/** Used for a colour of the fluid background that cannot be read (specification part 1 §5). */
export const COR_PADRAO_DO_FLUIDO = '#00a3ad';
/** The dark page of the theme 'Grafite', by which it is told from others. */
export const FUNDO_DO_GRAFITE = '#121416';

export const HEX = /^#[0-9a-f]{6}$/i;

/**
 * Reads a colour (specification part 1 §5): six hexadecimal digits with or without `#`; any other
 * value gives the default.
 *
 * @returns `#rrggbb`, in the case in which it was written.
 */
export function lerCor(valor: unknown, padrao: string = COR_PADRAO): string {
  if (typeof valor !== 'string') return padrao;
  const texto = valor.trim();
  const comCerquilha = texto.startsWith('#') ? texto : `#${texto}`;
  return HEX.test(comCerquilha) ? comCerquilha : padrao;
}
