import { lista, type Parametros, pagina, umDe } from '../endereco/codec.ts';
import type { ColunaDaTabela } from './colunas.ts';
import { DENSIDADES, type Densidade } from './densidade.ts';

/** Height of a row in pixels (visual.md). */
export const ALTURA_DA_LINHA: Readonly<Record<Densidade, number>> = {
  compacta: 32,
  padrao: 40,
  confortavel: 48,
};

export interface Ordem {
  readonly coluna: string;
  readonly descendente: boolean;
}

/** What the address says of a table; the page's own filters stand beside it. */
export interface EstadoDaTabela {
  /** Counted from 1. */
  pagina: number;
  /** `null`: the server's own order. */
  ordem: Ordem | null;
  /** Columns shown, in order; `null`: as the table has them. */
  colunas: string[] | null;
  /** `null`: as the person has tables everywhere. */
  densidade: Densidade | null;
}

type Conhecida = Pick<ColunaDaTabela<never>, 'id' | 'ordenavel'>;

/** How a table's state stands in the address: `?pagina=2&ordem=-valor&colunas=nome,valor`. */
export function parametrosDaTabela(colunas: readonly Conhecida[]): Parametros<EstadoDaTabela> {
  const ordenaveis = colunas.filter(({ ordenavel }) => ordenavel).map(({ id }) => id);
  const ids = lista((texto) => colunas.find(({ id }) => id === texto)?.id);
  return {
    pagina,
    ordem: {
      padrao: null,
      ler: (texto) => {
        const descendente = texto.startsWith('-');
        const coluna = ordenaveis.find((id) => id === (descendente ? texto.slice(1) : texto));
        return coluna === undefined ? undefined : { coluna, descendente };
      },
      escrever: (ordem) => (ordem ? `${ordem.descendente ? '-' : ''}${ordem.coluna}` : ''),
    },
    colunas: {
      padrao: null,
      ler: (texto) => {
        const lidas = ids.ler(texto);
        return lidas && lidas.length > 0 ? lidas : undefined;
      },
      escrever: (mostradas) => mostradas?.join() ?? '',
    },
    densidade: umDe<Densidade, Densidade | null>(DENSIDADES, null),
  };
}

/** Rows of a page as '51–100 de 312'; the numbers are counted from 1. */
export const trechoDaPagina = (numero: number, porPagina: number, total: number) => ({
  de: total === 0 ? 0 : (numero - 1) * porPagina + 1,
  ate: Math.min(numero * porPagina, total),
  paginas: Math.max(1, Math.ceil(total / porPagina)),
});
