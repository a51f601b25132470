import type { ColunaDaTabela, TipoDaColuna, ValorDaCelula } from '../colunas.ts';

export interface CelulaDaPlanilha {
  readonly tipo: TipoDaColuna;
  /** Text is already harmless to spreadsheets. */
  readonly valor: ValorDaCelula;
}

/** A sheet before it is written: its headings, then rows of typed cells. */
export interface Planilha {
  readonly titulos: readonly string[];
  readonly linhas: readonly (readonly CelulaDaPlanilha[])[];
}

/**
 * Text that no spreadsheet takes for a formula: what starts like one gets an apostrophe in front
 * (OWASP, CSV injection). Blanks before it do not save it, nor do full-width signs.
 */
export const inofensivo = (texto: string): string =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(texto) ? `'${texto}` : texto;

/** Rows turned into cells, with the columns in the order they are given. */
export function planilhaDe<L>(
  colunas: readonly ColunaDaTabela<L>[],
  linhas: readonly L[],
): Planilha {
  const celula = ({ tipo = 'texto', valor }: ColunaDaTabela<L>, linha: L): CelulaDaPlanilha => {
    const lido = valor(linha);
    return { tipo, valor: typeof lido === 'string' && tipo !== 'data' ? inofensivo(lido) : lido };
  };
  return {
    titulos: colunas.map(({ titulo }) => inofensivo(titulo)),
    linhas: linhas.map((linha) => colunas.map((coluna) => celula(coluna, linha))),
  };
}
