/**
 * The domain events and what each carries: ids, and facts that the row no longer has later. A use
 * case emits inside its transaction; consumers run after the commit, at least once, in any process.
 * Each noun adds its own in its `*.events.ts` by declaration merging: the platform names none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it.
export interface Eventos {}

export type NomeDoEvento = keyof Eventos;
export type DadosDoEvento<N extends NomeDoEvento> = Eventos[N];
