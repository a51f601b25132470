/** A cell's value. The writer disarms text that looks like a formula; a day is `AAAA-MM-DD`. */
export type Celula = string | number | null | { readonly dia: string };
export type Linha = readonly Celula[];

/** Rows batch by batch, as they are read: a file is never whole in memory. */
export type Lotes = AsyncIterable<readonly Linha[]>;

const PERIGOSO = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Text that no spreadsheet takes for a formula: an apostrophe goes before anything that starts like
 * one (OWASP, CSV injection), also after blanks or with full-width signs. The web's
 * `components/tabela/exportar` does the same, as it may import nothing from here.
 */
export const inofensivo = (texto: string): string => (PERIGOSO.test(texto) ? `'${texto}` : texto);

/** The text of a cell that `inofensivo` may have written: without the apostrophe that it puts there. */
export const semApostrofo = (texto: string): string =>
  texto.startsWith("'") && PERIGOSO.test(texto.slice(1)) ? texto.slice(1) : texto;
