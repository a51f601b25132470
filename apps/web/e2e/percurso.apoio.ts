import { expect, type Page, type Request } from '@playwright/test';
import { FLUXO } from './jornada.ts';

/** Goes to an address as the browser's Back does, within the application that is already there. */
export const irPara = (page: Page, endereco: string): Promise<void> =>
  page.evaluate((para) => {
    history.pushState({}, '', para);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, endereco);

/** Waits until the page has all it asked for. */
export const temTudo = (page: Page): Promise<void> =>
  expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

/** How long nothing is asked once a page has asked for all, in milliseconds. */
const SILENCIO_MS = 60;

/** Counts what a page asks of the server and has no answer yet; the live feed never ends. */
export function contarPedidos(page: Page) {
  const abertos = new Set<Request>();
  let ultimo = performance.now();
  const comecou = (pedido: Request) => {
    if (!FLUXO.test(pedido.url())) abertos.add(pedido);
  };
  const acabou = (pedido: Request) => {
    abertos.delete(pedido);
    ultimo = performance.now();
  };
  page.on('request', comecou).on('requestfinished', acabou).on('requestfailed', acabou);
  return {
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
