/** What a telephone is refused with, on both sides. */
export const TELEFONE_INVALIDO =
  'Telefone inválido. Use DDD e número, com 10 ou 11 dígitos; de outro país, comece por + e o código do país.';

/** Digits, and what people write between them. */
const FORMA = /^\+?[\d\s().-]+$/;
/** Area code and a landline of eight digits or a mobile of nine, which begins with 9. */
const BRASILEIRO = /^[1-9][1-9](?:9\d{8}|[2-9]\d{7})$/;
/** E.164: the country's code and the number, 8 to 15 digits. */
const ESTRANGEIRO = /^[1-9]\d{7,14}$/;

/** Whether a text is a telephone that can be called: of Brazil with its area code, or of any country after a plus. */
export function telefoneValido(texto: string): boolean {
  const limpo = texto.trim();
  if (!FORMA.test(limpo)) return false;
  const digitos = limpo.replaceAll(/\D/g, '');
  if (!limpo.startsWith('+')) return BRASILEIRO.test(digitos);
  return digitos.startsWith('55') ? BRASILEIRO.test(digitos.slice(2)) : ESTRANGEIRO.test(digitos);
}
