import { SENHA_MAXIMA, SENHA_MINIMA } from '@dominio/contrato/senhas';

export interface ForcaDaSenha {
  /** 0 for a length that is refused; 1 weak … 4 strong. */
  nivel: 0 | 1 | 2 | 3 | 4;
  rotulo: string;
}

/** Words that are guessed first: each counts as a single character. */
const COMUNS =
  /senha|password|dominio|admin|mudar|teste|qwert[y]?|asdfgh?|brasil|deus|amor|20[0-3]\d/giu;

const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
];

const LETRA = /\p{Ll}/u;

/**
 * Number of characters that a guesser has to find. Repeats and runs such as `aaaa`, `1234` or
 * `dcba` count as one; inside a word each letter counts half, because the one before makes it
 * likely.
 */
function caracteresUteis(senha: string): number {
  const letras = Array.from(senha.replaceAll(COMUNS, '\u0001'));
  const pontos = letras.map((letra) => Number(letra.toLowerCase().codePointAt(0)));
  const passo = (i: number) => (pontos[i] ?? Number.NaN) - (pontos[i - 1] ?? Number.NaN);
  return letras.reduce((soma, letra, i) => {
    if (Math.abs(passo(i)) <= 1 && passo(i) === passo(i - 1)) return soma;
    const naPalavra = [letras[i - 1], letras[i - 2]].every((outra) => LETRA.test(outra ?? ''));
    return soma + (LETRA.test(letra) && naPalavra ? 0.5 : 1);
  }, 0);
}

/** Rough estimate of how hard a password is to guess, in bits. */
export function bitsDaSenha(senha: string): number {
  const alfabeto = CLASSES.reduce((soma, [classe, tamanho]) => {
    return classe.test(senha) ? soma + tamanho : soma;
  }, 0);
  const distintos = new Set(senha.toLowerCase()).size;
  return Math.min(caracteresUteis(senha), distintos * 2) * Math.log2(Math.max(alfabeto, 2));
}

/**
 * Strength of a new password, shown while it is typed. Only its length is refused here (decisoes.md
 * §6); the server also refuses common passwords and those made of the person's own data.
 */
export function forcaDaSenha(senha: string): ForcaDaSenha {
  const tamanho = [...senha].length;
  if (tamanho < SENHA_MINIMA) {
    const faltam = SENHA_MINIMA - tamanho;
    return { nivel: 0, rotulo: faltam === 1 ? 'Falta 1 caractere' : `Faltam ${faltam} caracteres` };
  }
  if (tamanho > SENHA_MAXIMA) return { nivel: 0, rotulo: 'Longa demais' };
  const bits = bitsDaSenha(senha);
  if (bits < 40) return { nivel: 1, rotulo: 'Fraca' };
  if (bits < 70) return { nivel: 2, rotulo: 'Razoável' };
  if (bits < 90) return { nivel: 3, rotulo: 'Boa' };
  return { nivel: 4, rotulo: 'Forte' };
}
