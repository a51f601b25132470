import type { Page, Request } from '@playwright/test';
import { entrarComo, expect, soNestaPagina, test } from './apoio.ts';

const PAGINA = '/personalizacao';

/**
 * The page with a configuration of this test alone: the accounts of the demonstration are shared,
 * and a theme that was kept would meet the other tests.
 */
async function abrir(page: Page): Promise<void> {
  await soNestaPagina(page);
  await entrarComo(page, 'consultor', PAGINA);
  await expect(page.getByRole('heading', { level: 1, name: 'Personalização' })).toBeVisible();
}

const secao = (page: Page, nome: string) => page.locator('summary', { hasText: nome });
const variavel = (page: Page, nome: string) =>
  page.evaluate((n) => getComputedStyle(document.documentElement).getPropertyValue(n), nome);

test('what was chosen is there at the next first paint', async ({ page }) => {
  await abrir(page);
  await secao(page, 'Botões').click();
  await page.getByRole('radio', { name: 'Rosa' }).first().check({ force: true });
  await expect.poll(() => variavel(page, '--cor-primaria')).toBe('#be185d');
  // No code of ours runs: what the page shows now, it shows in its first frame.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dominio.tema.dark')))
    .toContain('#be185d');
  let soltar = () => {};
  const espera = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  await page.route('**/assets/*.js', async (rota) => {
    await espera;
    await rota.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => variavel(page, '--cor-primaria')).toBe('#be185d');
  soltar();
  await expect(page.getByRole('heading', { level: 1, name: 'Personalização' })).toBeVisible();
});

test('changes are one call a second after the last, kept by the server, and seen on the other device', async ({
  page,
  browser,
  vigia,
}) => {
  const outro = await browser.newContext({ reducedMotion: 'reduce' });
  const aparelho = await outro.newPage();
  vigia.vigiar(aparelho);
  await entrarComo(aparelho, 'thiago.rezende', PAGINA);
  await expect.poll(() => variavel(aparelho, '--raio-cartao')).toBe('8px');

  const salvos: Request[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST' && pedido.url().endsWith('/api/user/config'))
      salvos.push(pedido);
  });
  await page.addInitScript(() =>
    document.addEventListener('input', () => Object.assign(window, { ultima: Date.now() }), true),
  );
  await entrarComo(page, 'thiago.rezende', PAGINA);
  await secao(page, 'Bordas').click();
  const gravada = page.waitForResponse(
    (r) => r.url().endsWith('/api/user/config') && r.request().method() === 'POST',
  );
  // Within a second, however slow the machine; what is said of it meanwhile is read there as well.
  const dito = await page.getByLabel('Cantos dos cartões').evaluate(async (trilho) => {
    const valor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const raio of ['12', '20', '27']) {
      valor?.set?.call(trilho, raio);
      trilho.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise(requestAnimationFrame);
    return document.querySelector('main')?.textContent ?? '';
  });
  expect(dito).toContain('Salvando...');
  expect(dito).not.toContain('Tudo salvo.');
  await gravada;
  await expect(page.getByText('Tudo salvo.')).toBeVisible();
  expect(salvos.map((pedido) => pedido.postDataJSON())).toEqual([
    { config: { theme: { dark: { card: { border: { radius: 27 } } } } } },
  ]);
  const espera = (salvos[0]?.timing().startTime ?? 0) - Number(await page.evaluate('ultima'));
  expect(espera).toBeGreaterThanOrEqual(990);

  await expect.poll(() => variavel(aparelho, '--raio-cartao')).toBe('27px');
  // And to whoever brings nothing along it comes from the server.
  await aparelho.evaluate(() => {
    for (const chave of ['dominio.cache.configuracao', 'dominio.cache.configuracao-fresca']) {
      localStorage.removeItem(chave);
    }
    localStorage.removeItem('dominio.tema.dark');
  });
  await aparelho.reload();
  await expect.poll(() => variavel(aparelho, '--raio-cartao')).toBe('27px');
  await outro.close();
});
