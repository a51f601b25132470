/** The refusal of a telephone, for API and web. */
export const TELEFONE_INVALIDO =
  'Telefone inválido. Use DDD e número, com 10 ou 11 dígitos; de outro país, comece por + e o código do país.';

/** Digits, and the signs that people write between them. */
const FORMA = /^\+?[\d\s().-]+$/;
/** Area code, then a landline of eight digits or a mobile of nine, which starts with 9. */
const BRASILEIRO = /^[1-9][1-9](?:9\d{8}|[2-9]\d{7})$/;
/** E.164: country code and number, 8 to 15 digits. */
const ESTRANGEIRO = /^[1-9]\d{7,14}$/;

/** The parts of a Brazilian number, between which its signs are written. */
const SEM_SINAIS = /^(\d\d)(\d{4,5})(\d{4})$/;

/**
 * Whether a text is a telephone number: a Brazilian one with its area code, or one of any country
 * after a plus.
 */
export function telefoneValido(texto: string): boolean {
  const limpo = texto.trim();
  if (!FORMA.test(limpo)) return false;
  const digitos = limpo.replaceAll(/\D/g, '');
  if (!limpo.startsWith('+')) return BRASILEIRO.test(digitos);
  return digitos.startsWith('55') ? BRASILEIRO.test(digitos.slice(2)) : ESTRANGEIRO.test(digitos);
}

/** A telephone as people read it: a Brazilian one by its area code, any other one as it was typed. */
export function telefoneEscrito(telefone: string): string {
  const nacional = telefone.trim().replace(/^\+55/, '');
  if (!telefoneValido(telefone) || nacional.startsWith('+')) return telefone;
  return nacional.replaceAll(/\D/g, '').replace(SEM_SINAIS, '($1) $2-$3');
}
