import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';

const campo = (page: Page) => page.getByPlaceholder('Digite para buscar...');

test('Ctrl+K opens the search at once: what is typed while its code is on the way is not lost', async ({
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
  // Confirmed before there is anything: the first that comes is meant.
  await page.keyboard.press('Enter');
  soltar();
  await expect(page).toHaveURL(/\/agenda$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(campo(page)).toHaveValue('');
});

test('a page that arrives meanwhile leaves the focus to whoever is searching', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  // Whose line is dear fetches no page before it is asked for.
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
