/** A cell as it is written: text is made harmless by the writer, a day is `AAAA-MM-DD`. */
export type Celula = string | number | null | { readonly dia: string };
export type Linha = readonly Celula[];

/** Rows as they are read, batch by batch: a sheet is never whole in memory. */
export type Lotes = AsyncIterable<readonly Linha[]>;

/**
 * Text that no spreadsheet takes for a formula: what starts like one gets an apostrophe in front
 * (OWASP, CSV injection). Blanks before it do not save it, nor do full-width signs. The browser's
 * tables do the same in `components/tabela/exportar`, where nothing of ours may be imported.
 */
export const inofensivo = (texto: string): string =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(texto) ? `'${texto}` : texto;
