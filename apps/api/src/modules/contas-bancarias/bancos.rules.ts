import type { Banco } from '@dominio/contrato/contas-bancarias';
import lista from './bancos.json' with { type: 'json' };

const dobrar = (texto: string) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface BancoDaLista extends Banco {
  /** All that a search looks at, folded. */
  readonly palavras: string;
}

/** The published list, whose file names its source and its day. */
const BANCOS: readonly BancoDaLista[] = lista.bancos
  .map(([compe = '', ispb = '', nome = '', reduzido = '']) => ({
    compe,
    ispb,
    nome,
    palavras: dobrar(`${compe} ${ispb} ${nome} ${reduzido}`),
  }))
  .toSorted((um, outro) => um.nome.localeCompare(outro.nome, 'pt-BR'));
const POR_ISPB = new Map(BANCOS.map((banco) => [banco.ispb, banco]));

/** The bank of this ISPB; undefined for one that the list does not have. */
export const bancoDe = (ispb: string): Banco | undefined => POR_ISPB.get(ispb);

/**
 * Banks whose name, code or ISPB has every word of a term: the one of that very code first, the
 * others by name; all of them without a term.
 */
export function procurarBancos(termo = ''): Banco[] {
  const palavras = dobrar(termo).split(/\s+/).filter(Boolean);
  const doCodigo = ({ compe }: Banco) => (palavras.includes(compe) ? 0 : 1);
  return BANCOS.filter((banco) => palavras.every((uma) => banco.palavras.includes(uma)))
    .toSorted((um, outro) => doCodigo(um) - doCodigo(outro))
    .map(({ palavras: _, ...banco }) => banco);
}
