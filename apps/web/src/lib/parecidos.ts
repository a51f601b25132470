import UFuzzy from '@leeoniya/ufuzzy';
import { emPalavras, type Procuravel, procurar } from './procurar.ts';

/** One letter too many, too few, changed or swapped with its neighbour, after the first of a word. */
const comUmErro = new UFuzzy({
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  interLft: 2,
});

/**
 * What a term means with one wrong letter in each word, in the order given: 'juross', 'agneda'. A word
 * of less than three letters has none. What {@link procurar} finds is among them.
 */
export function parecidos<T extends Procuravel>(itens: readonly T[], termo: string): T[] {
  const alvos = itens.map(({ rotulo, palavras = '' }) =>
    emPalavras(`${rotulo} ${palavras}`).join(' '),
  );
  const daPalavra = (palavra: string) => new Set(comUmErro.filter(alvos, palavra));
  const achados = emPalavras(termo).map(daPalavra);
  return itens.filter((_, indice) => achados.every((um) => um.has(indice)));
}

/** What holds every word of a term; where nothing does, what it means with a wrong letter. */
export function procurarOuParecidos<T extends Procuravel>(itens: readonly T[], termo: string): T[] {
  const achados = procurar(itens, termo);
  return achados.length > 0 ? achados : parecidos(itens, termo);
}
