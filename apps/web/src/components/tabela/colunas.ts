import type { ReactNode } from 'react';
import type { Tom } from '../ui/situacao.tsx';

/** What a column holds; money is an integer of centavos, a date is `AAAA-MM-DD`. */
export type TipoDaColuna = 'texto' | 'numero' | 'dinheiro' | 'data';

export type ValorDaCelula = string | number | null;

/** One column of a table. */
export interface ColunaDaTabela<L> {
  readonly id: string;
  readonly titulo: string;
  /** Default `texto`. Decides alignment, how a value is shown, and the cell of a spreadsheet. */
  readonly tipo?: TipoDaColuna;
  /** The value that is exported, and shown where the column draws nothing of its own. */
  readonly valor: (linha: L) => ValorDaCelula;
  /** @param tabIndex that of what can be clicked in it, where the keyboard walks rows. */
  readonly desenhar?: (linha: L, tabIndex?: number) => ReactNode;
  /** The value is a status, drawn as a dot of this tone and its word. */
  readonly tom?: (linha: L) => Tom;
  /**
   * The word, if any, that stands beside the name of a row while the column is not shown: what must
   * not be missed.
   */
  readonly noNome?: (linha: L) => string | null;
  /** Whether the server can order by it. */
  readonly ordenavel?: boolean;
  /** Its width; without one the column takes what is left. */
  readonly largura?: `${number}px`;
  /** The least width of a column without one of its own, where what it draws needs more than most. */
  readonly minima?: `${number}px`;
  /** What it draws is this high, in px: rows are at least as high. */
  readonly altura?: number;
  /** Names the row: always shown, first, and the title of its card on a phone. One per table. */
  readonly principal?: boolean;
  /** Shown only once it is asked for. */
  readonly oculta?: boolean;
  /**
   * Order in which columns are left out where the table is too narrow for all, the lowest number
   * first; a column without a number always stays.
   */
  readonly cede?: number;
}

/** Least widths, in px, of columns without one of their own; what names the row must stay readable. */
const LARGURA_MINIMA = { principal: 200, outra: 160 };

export type ComLargura = Pick<ColunaDaTabela<never>, 'largura' | 'minima' | 'principal' | 'cede'>;
type QueCede = ComLargura & Pick<ColunaDaTabela<never>, 'id'>;

export function menorLargura({ largura, minima, principal }: ComLargura): number {
  const dita = largura ?? minima;
  if (dita) return Number.parseFloat(dita);
  return principal ? LARGURA_MINIMA.principal : LARGURA_MINIMA.outra;
}

/** Least width of the columns together, in px: in a narrower place the table scrolls sideways. */
export const larguraMinima = (colunas: readonly ComLargura[]): number =>
  colunas.reduce((soma, coluna) => soma + menorLargura(coluna), 0);

/**
 * The columns that fit a width, in their order: those that always stay, then the others from the
 * highest `cede` down.
 *
 * @param largura px for the columns alone
 * @param ordenada the column that the rows are ordered by: it always stays, for it shows the
 *   order and changes it
 */
export function colunasQueCabem<C extends QueCede>(
  colunas: readonly C[],
  largura: number,
  ordenada?: string,
): readonly C[] {
  const cedem = (coluna: C) =>
    coluna.cede !== undefined && !coluna.principal && coluna.id !== ordenada;
  const ficam = new Set(colunas.filter((coluna) => !cedem(coluna)));
  const porImportancia = colunas.filter(cedem).toSorted((a, b) => (b.cede ?? 0) - (a.cede ?? 0));
  let livre = largura - larguraMinima([...ficam]);
  for (const coluna of porImportancia) {
    const menor = menorLargura(coluna);
    if (menor > livre) continue;
    livre -= menor;
    ficam.add(coluna);
  }
  return colunas.filter((coluna) => ficam.has(coluna));
}

type Conhecida = Pick<ColunaDaTabela<never>, 'id' | 'principal' | 'oculta'>;

/** Ids of the columns shown, in their order. What names the row always comes first. */
export function colunasMostradas(
  colunas: readonly Conhecida[],
  escolhidas: readonly string[] | null,
): string[] {
  const principais = colunas.filter(({ principal }) => principal).map(({ id }) => id);
  const conhecidas = new Set(colunas.map(({ id }) => id));
  const pedidas =
    escolhidas?.filter((id) => conhecidas.has(id)) ??
    colunas.filter(({ oculta }) => !oculta).map(({ id }) => id);
  return [...new Set([...principais, ...pedidas])];
}

/** The columns after one is shown or hidden; one that is shown joins at the end. */
export const alternarColuna = (mostradas: readonly string[], id: string): string[] =>
  mostradas.includes(id) ? mostradas.filter((outra) => outra !== id) : [...mostradas, id];

/** The columns after one changed places with a neighbour; beyond the ends nothing changes. */
export function moverColuna(mostradas: readonly string[], id: string, passo: -1 | 1): string[] {
  const de = mostradas.indexOf(id);
  const vizinha = mostradas[de + passo];
  if (de < 0 || vizinha === undefined) return [...mostradas];
  return mostradas.map((outra) => (outra === id ? vizinha : outra === vizinha ? id : outra));
}
