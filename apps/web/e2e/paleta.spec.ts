import type { Page } from '@playwright/test';
import { entrarComo, expect, test } from './apoio.ts';

const campo = (page: Page) => page.getByPlaceholder('Digite para buscar...');

test('Ctrl+K opens the search at once: what is typed while its code is on the way is not lost', async ({
  page,
}) => {
  let soltar = () => {};
  const espera = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  await page.route('**/assets/resultados-*.js', async (rota) => {
    await espera;
    await rota.continue();
  });
  await entrarComo(page, 'gestor', '/inicio');
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

test('a page that arrives meanwhile leaves the focus to whoever is searching', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await entrarComo(page, 'gestor', '/inicio');
  let chegar = () => {};
  const aCaminho = new Promise<void>((resolver) => {
    chegar = resolver;
  });
  await page.route('**/assets/ferramentas.page-*.js', async (rota) => {
    await aCaminho;
    await rota.continue();
  });
  await page.getByRole('link', { name: 'Ferramentas' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pad');
  chegar();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferramentas' })).toBeVisible();
  await page.keyboard.type('aria');
  await expect(campo(page)).toHaveValue('padaria');
});
