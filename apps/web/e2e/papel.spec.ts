import type { Page } from '@playwright/test';
import { entrarComo, expect, test } from './apoio.ts';

/** Relative luminance of the ink of an element, 0 black to 1 white, nearly. */
const tinta = (page: Page, seletor: string) =>
  page
    .locator(seletor)
    .first()
    .evaluate((elemento) => {
      const [r = 0, g = 0, b = 0] = (getComputedStyle(elemento).color.match(/\d+/g) ?? []).map(
        Number,
      );
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    });

for (const [conta, endereco] of [
  ['gestor', '/inicio'],
  ['gestor', '/selecionar-cliente'],
  ['gestor', '/agenda'],
  ['cliente', '/area-cliente'],
] as const) {
  test(`${endereco} prints the page alone, in dark ink on white, from the dark theme too`, async ({
    page,
  }) => {
    await entrarComo(page, conta, endereco);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await tinta(page, 'main h1')).toBeGreaterThan(0.7);
    await page.emulateMedia({ media: 'print' });
    // The page learns of its paper a moment after it is told.
    await expect.poll(() => tinta(page, 'main h1')).toBeLessThan(0.2);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}
