import type { Celula } from './linhas.ts';

/** A file that cannot be read as a table; its message is for a person. */
export class PlanilhaIlegivel extends Error {}

/** The bounds of one file: whoever sends more is told so, and no more is read. */
export interface Limites {
  /** Rows below the header. */
  readonly linhas: number;
  readonly colunas: number;
  /** Characters of one cell; a longer text is cut. */
  readonly celula: number;
  /** Characters of all cells together. */
  readonly caracteres: number;
  /** Bytes of all parts of a workbook that are read, unzipped. */
  readonly bytes: number;
  /** Styles of a workbook. */
  readonly estilos: number;
}

export const LIMITES: Limites = {
  linhas: 20_000,
  colunas: 60,
  celula: 2_000,
  caracteres: 20_000_000,
  bytes: 50 * 1024 * 1024,
  estilos: 70_000,
};

export interface LinhaLida {
  /** Number of the row as a spreadsheet shows it: the header is row 1. */
  readonly numero: number;
  /** As many as the header has. */
  readonly celulas: readonly Celula[];
}

/** A table with one header: its first row that is not blank. */
export interface TabelaLida {
  readonly titulos: readonly string[];
  readonly linhas: readonly LinhaLida[];
}

const contar = (quantos: number) => quantos.toLocaleString('pt-BR');
const emBranco = (celula: Celula | undefined) =>
  celula === undefined || celula === null || celula === '';
const escrito = (celula: Celula | undefined): string =>
  typeof celula === 'object' ? (celula?.dia ?? '') : String(celula ?? '');

/** A text stays within a row; a number or a day is some twenty characters. */
const tamanho = (celula: Celula) => (typeof celula === 'string' ? celula.length : 20);

/**
 * Gathers the rows of a table as they are read, within the bounds. Blank rows are left out; cells
 * beyond the header's are too, as no column names them.
 */
export function reunirTabela(limites: Limites) {
  let titulos: string[] | undefined;
  let caracteres = 0;
  let ultima = 0;
  const linhas: LinhaLida[] = [];

  function abrir(celulas: readonly (Celula | undefined)[]) {
    const fim = celulas.findLastIndex((celula) => !emBranco(celula)) + 1;
    if (fim > limites.colunas) {
      throw new PlanilhaIlegivel(
        `O arquivo pode ter no máximo ${contar(limites.colunas)} colunas. Tire as que não são usadas.`,
      );
    }
    return celulas.slice(0, fim).map(escrito);
  }

  return {
    /** @throws PlanilhaIlegivel for one row or column too many, or too much text. */
    linha(celulas: readonly (Celula | undefined)[], numero: number): void {
      if (celulas.every(emBranco)) return;
      if (!titulos) {
        titulos = abrir(celulas);
        ultima = numero;
        return;
      }
      if (linhas.length >= limites.linhas) {
        throw new PlanilhaIlegivel(
          `O arquivo pode ter no máximo ${contar(limites.linhas)} linhas. Divida-o.`,
        );
      }
      const lidas = titulos.map((_, i) => celulas[i] ?? null);
      for (const celula of lidas) caracteres += celula === null ? 0 : tamanho(celula);
      if (caracteres > limites.caracteres) {
        throw new PlanilhaIlegivel('O arquivo tem texto demais. Divida-o.');
      }
      // A file may number its rows as it likes: here each has a number of its own.
      ultima = Math.max(numero, ultima + 1);
      linhas.push({ numero: ultima, celulas: lidas });
    },
    /** @throws PlanilhaIlegivel for a file without a header. */
    fim(): TabelaLida {
      if (!titulos) throw new PlanilhaIlegivel('O arquivo está vazio.');
      return { titulos, linhas };
    },
  };
}
