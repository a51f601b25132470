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
 * Announces a change of page: sets the window's title, and takes the focus to the page's heading
 * for whoever does not see the change. Not for the first page of a visit, which the browser
 * announces itself, and not where a page has put the focus somewhere.
 */
export function anunciarPagina(titulo: string): void {
  document.title = tituloDaJanela(titulo);
  const inicial = primeira;
  primeira = false;
  const focado = document.activeElement;
  // With the focus in the search somebody opened it while the page was loading, and is typing.
  const noLugar =
    focado?.closest('main, [role="dialog"], [data-gaveta], search[data-aberta]') &&
    focado.id !== 'conteudo';
  // A panel has an address, and so has each part of it: a page beside an open panel must not take
  // the focus out of it, even while nothing in the panel has the focus.
  const aberto = document.querySelector('[role="dialog"][aria-modal="true"], [data-gaveta]');
  if (inicial || noLugar || aberto) return;
  const cabecalho = document.querySelector<HTMLElement>('main h1, h1');
  if (cabecalho === null) return;
  if (!cabecalho.hasAttribute('tabindex')) cabecalho.tabIndex = -1;
  cabecalho.focus({ preventScroll: true });
}
