import { digitosDoCnpj, digitosDoCpf } from '@dominio/contrato/documentos';
import type { Sorteio } from './sorteio.ts';

const DIGITOS = '0123456789';
/** Digits, and letters that are not mistaken for digits. */
const DIGITOS_E_LETRAS = `${DIGITOS}ABCDEGHJKLMNPRSTVWXYZ`;

/**
 * Makes a function that answers the eight characters at the head of a company's CNPJs, never the
 * same twice. Alphanumeric ones always have a letter (IN RFB 2.229/2024).
 */
export function criarRaizesDeCnpj(sorteio: Sorteio): (alfanumerica: boolean) => string {
  const usadas = new Set<string>();
  return (alfanumerica) => {
    const alfabeto = alfanumerica ? DIGITOS_E_LETRAS : DIGITOS;
    for (;;) {
      const raiz = Array.from({ length: 8 }, () => sorteio.um([...alfabeto])).join('');
      if (usadas.has(raiz) || /^0+$/.test(raiz) || /[A-Z]/.test(raiz) !== alfanumerica) continue;
      usadas.add(raiz);
      return raiz;
    }
  };
}

/** The CNPJ of an establishment, 1 the matriz: root, four digits of order, two check digits. */
export function cnpjDe(raiz: string, estabelecimento: number): string {
  const base = raiz + String(estabelecimento).padStart(4, '0');
  return base + digitosDoCnpj(base);
}

/** Has no factor in common with 10⁹, so multiples of it give a billion people different numbers. */
const PASSO_DO_CPF = 123_456_791;

/** The CPF of the n-th invented person. */
export function cpfNumero(n: number): string {
  const base = String((n * PASSO_DO_CPF) % 1_000_000_000).padStart(9, '0');
  return base + digitosDoCpf(base);
}
