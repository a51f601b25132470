import type { Id } from './selecao.ts';

/** What keys that are heard outside a table ask of its rows. */
export interface ComandosDaTabela {
  /**
   * Goes a row on or back: with a record open at the side, to the next record; else with the focus,
   * which comes to the rows by the first of these.
   */
  passar: (passo: 1 | -1) => void;
  /** Chooses the row with the focus, or the one that is open at the side; no longer if it was. */
  marcar: () => void;
}

/**
 * Where a step leads among the rows of a page.
 *
 * @param aoLado row whose record is open at the side
 * @param foco index of the row with the focus, or that it comes to
 * @param focada whether the focus is among the rows
 */
export function destinoDoPasso(
  passo: 1 | -1,
  {
    ids,
    aoLado,
    foco,
    focada,
  }: { ids: readonly Id[]; aoLado: Id | null; foco: number; focada: boolean },
): number | undefined {
  const aberta = aoLado === null ? -1 : ids.indexOf(aoLado);
  const destino = aberta >= 0 ? aberta + passo : focada ? foco + passo : foco;
  return ids[destino] === undefined ? undefined : destino;
}
