import { expect, type Locator, type Page } from '@playwright/test';

/** Asserts that nothing of the page is wider than the window, once it stands as the window is. */
export async function semRolagemLateral(page: Page): Promise<void> {
  const sobra = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sobra, 'largura que sobra da janela').toBeLessThanOrEqual(0);
}

/** Asserts that what is in sight has nothing drawn over its middle. */
export async function descoberto(alvo: Locator): Promise<void> {
  const noMeio = () =>
    alvo.evaluate((no) => {
      const { x, y, width, height } = no.getBoundingClientRect();
      return no.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(noMeio, 'nada por cima').toBe(true);
}
