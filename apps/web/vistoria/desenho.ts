import { expect, type Page } from '@playwright/test';

/** Asserts that nothing is wider than the window, once the layout has followed its width. */
export async function semRolagemLateral(page: Page): Promise<void> {
  const sobra = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sobra, 'largura que sobra da janela').toBeLessThanOrEqual(0);
}
