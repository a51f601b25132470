import { normalizar } from './formato.ts';

/** What a search compares with: the name that is shown, and words that are not. */
export interface Procuravel {
  readonly rotulo: string;
  readonly palavras?: string;
}

/** The words of a text, without accents and case. */
export const emPalavras = (texto: string) =>
  normalizar(texto)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * How well one typed word matches: at the start of the name, at the start of a word in it, inside
 * it, or in the words that are not shown.
 */
function nota(palavra: string, nome: string, nomes: readonly string[], ocultas: readonly string[]) {
  if (nome.startsWith(palavra)) return 4;
  if (nomes.some((uma) => uma.startsWith(palavra))) return 3;
  if (ocultas.some((uma) => uma.startsWith(palavra))) return 2;
  return nome.includes(palavra) ? 1 : 0;
}

/**
 * What holds every word of a term, best first, equals in the order given. Accents, case and
 * punctuation do not count; a blank term keeps all.
 */
export function procurar<T extends Procuravel>(itens: readonly T[], termo: string): T[] {
  const procuradas = emPalavras(termo);
  return itens
    .map((item) => {
      const nomes = emPalavras(item.rotulo);
      const ocultas = emPalavras(item.palavras ?? '');
      const notas = procuradas.map((palavra) => nota(palavra, nomes.join(' '), nomes, ocultas));
      return { item, pior: Math.min(4, ...notas) };
    })
    .filter(({ pior }) => pior > 0)
    .toSorted((a, b) => b.pior - a.pior)
    .map(({ item }) => item);
}
