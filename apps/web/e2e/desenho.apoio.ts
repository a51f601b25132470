import { expect, type Locator, type Page } from '@playwright/test';

/** Asserts that nothing is wider than the window, once the layout has followed its width. */
export async function semRolagemLateral(page: Page): Promise<void> {
  const sobra = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sobra, 'largura que sobra da janela').toBeLessThanOrEqual(0);
}

/** Asserts that a visible element is not covered at its middle. */
export async function descoberto(alvo: Locator): Promise<void> {
  const noMeio = () =>
    alvo.evaluate((no) => {
      const { x, y, width, height } = no.getBoundingClientRect();
      return no.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(noMeio, 'nada por cima').toBe(true);
}
