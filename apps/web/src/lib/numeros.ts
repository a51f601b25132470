/** Digits with the thousands marked or not, a comma before the decimals. */
const NUMERO = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/;

/**
 * A number as people write it, '1.500' or '12,5'.
 *
 * @returns null for none; NaN, which the contract refuses, for any other text: in '12.5' the point may be
 *   that of the thousands or that of the decimals, and is not guessed.
 */
export function lerNumero(digitado: string): number | null {
  const texto = digitado.trim();
  if (texto === '') return null;
  return NUMERO.test(texto) ? Number(texto.replaceAll('.', '').replace(',', '.')) : Number.NaN;
}
