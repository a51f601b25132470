import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Procurado {
  /** Selector of the elements that are looked at. */
  em: string;
  /** What one of them says. */
  texto: string;
  /** Whether it comes or goes. */
  presente: boolean;
}

/**
 * When a page first shows something, or no longer does, in milliseconds of `performance.now()` of
 * the test. The page tells it by itself: waiting for a locator would add the pause between two
 * looks, up to half a second.
 *
 * @returns once the page watches: the instant, which is still to come.
 */
export async function instante(
  page: Page,
  procurado: Procurado,
): Promise<{ quando: Promise<number> }> {
  const { promise: quando, resolve } = Promise.withResolvers<number>();
  const avisar = `avisar${randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(avisar, () => resolve(performance.now()));
  await page.evaluate(
    ([{ em, texto, presente }, nome]) => {
      const esta = () =>
        [...document.querySelectorAll(em)].some((um) => um.textContent?.includes(texto));
      const olhar = () => {
        if (esta() !== presente) return;
        observador.disconnect();
        Reflect.get(window, nome)();
      };
      const observador = new MutationObserver(olhar);
      observador.observe(document, { subtree: true, childList: true, characterData: true });
      olhar();
    },
    [procurado, avisar] as const,
  );
  return { quando };
}
