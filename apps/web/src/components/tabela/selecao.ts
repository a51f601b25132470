/** Id of a row. */
export type Id = number;

/** Rows that are chosen: named one by one, or all that the filter finds but some. */
export type Selecao =
  | { readonly todas: false; readonly ids: ReadonlySet<Id> }
  | { readonly todas: true; readonly menos: ReadonlySet<Id> };

export const NENHUMA: Selecao = { todas: false, ids: new Set() };
export const TODAS_DO_FILTRO: Selecao = { todas: true, menos: new Set() };

export const contem = (selecao: Selecao, id: Id): boolean =>
  selecao.todas ? !selecao.menos.has(id) : selecao.ids.has(id);

/** How many rows are chosen of `total` that the filter finds. */
export const quantas = (selecao: Selecao, total: number): number =>
  selecao.todas ? Math.max(0, total - selecao.menos.size) : selecao.ids.size;

/** The selection with these rows chosen, or not. */
export function marcar(selecao: Selecao, ids: readonly Id[], escolhidas: boolean): Selecao {
  const nomeadas = new Set(selecao.todas ? selecao.menos : selecao.ids);
  const nomear = selecao.todas !== escolhidas;
  for (const id of ids) nomear ? nomeadas.add(id) : nomeadas.delete(id);
  return selecao.todas ? { todas: true, menos: nomeadas } : { todas: false, ids: nomeadas };
}

export const alternar = (selecao: Selecao, id: Id): Selecao =>
  marcar(selecao, [id], !contem(selecao, id));

/**
 * What Shift does: all rows from the one touched before to this one become what this one becomes.
 *
 * @param ids rows of the page in their order
 * @param ancora the row touched before; when it is not on the page only this one changes
 */
export function alternarTrecho(
  selecao: Selecao,
  ids: readonly Id[],
  ancora: Id | null,
  id: Id,
): Selecao {
  const [a, b] = [ancora === null ? -1 : ids.indexOf(ancora), ids.indexOf(id)];
  const trecho = a < 0 || b < 0 ? [id] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
  return marcar(selecao, trecho, !contem(selecao, id));
}

/** What the box of the heading shows of a page. */
export function estadoDaPagina(
  selecao: Selecao,
  ids: readonly Id[],
): 'nenhuma' | 'algumas' | 'todas' {
  const escolhidas = ids.filter((id) => contem(selecao, id)).length;
  if (escolhidas === 0) return 'nenhuma';
  return escolhidas === ids.length ? 'todas' : 'algumas';
}
