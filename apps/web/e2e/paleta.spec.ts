import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';

const campo = (page: Page) => page.getByPlaceholder('Digite para buscar...');

test('Ctrl+K opens the search at once, and keys typed while its code is loaded are kept', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  const soltar = await rede.segurar('**/assets/resultados-*.js');
  await entrarComo(page, await firma.pessoa(), '/inicio');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('agenda');
  await expect(campo(page)).toBeFocused();
  await expect(campo(page)).toHaveValue('agenda');
  // Enter is pressed before any result is there: it opens the first one that arrives.
  await page.keyboard.press('Enter');
  soltar();
  await expect(page).toHaveURL(/\/agenda$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(campo(page)).toHaveValue('');
});

test('a page that finishes loading leaves the focus in the open search', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  // A browser that saves data fetches a page's code only when the page is opened.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await entrarComo(page, await firma.pessoa(), '/inicio');
  const chegar = await rede.segurar('**/assets/ferramentas.page-*.js');
  await page.getByRole('link', { name: 'Ferramentas' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pad');
  chegar();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferramentas' })).toBeVisible();
  await page.keyboard.type('aria');
  await expect(campo(page)).toHaveValue('padaria');
});
