import { aoComecarDocumento } from '../lib/documento.ts';

export const NOME_DO_PRODUTO = 'Domínio';

/** Title of the window for a page. */
export const tituloDaJanela = (titulo: string) =>
  titulo === NOME_DO_PRODUTO ? titulo : `${titulo} · ${NOME_DO_PRODUTO}`;

let primeira = true;
aoComecarDocumento(() => {
  primeira = true;
});

/**
 * Tells a change of page to whoever does not see it: the window's title, and the focus on the
 * page's heading. The first page of a visit keeps the browser's own start, and a page that put
 * the focus somewhere itself keeps it there.
 */
export function anunciarPagina(titulo: string): void {
  document.title = tituloDaJanela(titulo);
  const inicial = primeira;
  primeira = false;
  const focado = document.activeElement;
  // Whoever opened the search while the page was on its way is typing.
  const noLugar =
    focado?.closest('main, [role="dialog"], search[data-aberta]') && focado.id !== 'conteudo';
  // A drawer has an address too, and what is shown in it another: the page behind must not take
  // the focus out of it, not even while nothing in it has it.
  const modal = document.querySelector('[role="dialog"][aria-modal="true"]');
  if (inicial || noLugar || modal) {
    return;
  }
  const cabecalho = document.querySelector<HTMLElement>('main h1, h1');
  if (cabecalho === null) return;
  if (!cabecalho.hasAttribute('tabindex')) cabecalho.tabIndex = -1;
  cabecalho.focus({ preventScroll: true });
}
