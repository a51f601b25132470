import { expect, type Page, type Request } from '@playwright/test';
import { tituloDaJanela } from '../src/app/anunciar-pagina.ts';
import type { RotaComPagina } from '../src/app/rotas/rota.ts';
import { FLUXO } from './jornada.ts';

/**
 * Goes to an address as the browser's Back does, within the application that is already there. Its
 * page gives the window a title again as it is drawn, also where the one before had the same.
 */
export const irPara = (page: Page, endereco: string): Promise<void> =>
  page.evaluate((para) => {
    const state = { key: String(Math.random()) };
    document.title = '';
    history.pushState(state, '', para);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, endereco);

/** Waits until the page has all it asked for. */
export const temTudo = (page: Page): Promise<void> =>
  expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

export const SEM_ACESSO = 'Sem acesso a esta página';

/** Waits until a page is drawn and has all it asked for, or says that it is not for this person. */
export const estarAberta = (
  page: Page,
  { titulo, nomeiaCliente }: Pick<RotaComPagina, 'titulo' | 'nomeiaCliente'>,
  recusada: boolean,
): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          ([semAcesso, comCliente]) => {
            const cabecalho = document.querySelector('h1')?.textContent;
            const guardado = JSON.parse(localStorage.getItem('dominio.cliente') ?? 'null');
            const cliente = comCliente && guardado?.state.cliente?.name;
            return {
              titulo: document.title.replace(cliente ? ` · ${cliente}` : '', ''),
              recusada: cabecalho && cabecalho === semAcesso,
              ocupadas: document.querySelectorAll('[aria-busy="true"]').length,
            };
          },
          [SEM_ACESSO, nomeiaCliente === true] as const,
        ),
      { intervals: [20] },
    )
    .toEqual({ titulo: tituloDaJanela(titulo), recusada, ocupadas: 0 });

/** How long nothing is asked once a page has asked for all, in milliseconds. */
const SILENCIO_MS = 60;

/** Counts what a page asks of the server and has no answer yet; the live feed never ends. */
export function contarPedidos(page: Page) {
  const abertos = new Set<Request>();
  let ultimo = performance.now();
  const marcar = () => {
    ultimo = performance.now();
  };
  const comecou = (pedido: Request) => {
    if (!FLUXO.test(pedido.url())) abertos.add(pedido);
    marcar();
  };
  const acabou = (pedido: Request) => {
    abertos.delete(pedido);
    marcar();
  };
  page.on('request', comecou).on('requestfinished', acabou).on('requestfailed', acabou);
  return {
    /** Begins the silence anew: another address is about to be opened. */
    recomecar: marcar,
    /** Waits until everything has been answered, and nothing else is asked for a moment. */
    acabarem: () =>
      expect
        .poll(() => abertos.size === 0 && performance.now() - ultimo > SILENCIO_MS, {
          intervals: [20],
        })
        .toBe(true),
    parar(): void {
      page.off('request', comecou).off('requestfinished', acabou).off('requestfailed', acabou);
    },
  };
}
