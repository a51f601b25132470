import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './jornada.ts';

/** Budgets of decisoes.md §7, in KB of gzip. They are printed beside the figures, not asserted. */
const LIMITE_DA_ENTRADA = 180;
const LIMITE_DA_AGENDA = 120;

/**
 * Collects the JavaScript that a page fetches.
 *
 * @returns stops collecting and gives file names with their size in bytes after gzip.
 */
function medirScripts(page: Page): () => Promise<Map<string, number>> {
  const medidas: Promise<readonly [string, number]>[] = [];
  const ouvir = (resposta: Response) => {
    const nome = new URL(resposta.url()).pathname;
    if (resposta.request().resourceType() !== 'script' && !nome.endsWith('.js')) return;
    medidas.push(
      resposta.body().then((corpo) => [nome, gzipSync(corpo, { level: 9 }).length] as const),
    );
  };
  page.on('response', ouvir);
  return async () => {
    // Answers that arrive later are not of this page's first load.
    page.off('response', ouvir);
    return new Map(await Promise.all(medidas));
  };
}

const soma = (tamanhos: Map<string, number>) =>
  [...tamanhos.values()].reduce((total, tamanho) => total + tamanho, 0) / 1024;

function publicar(nome: string, medida: number, limite: number): void {
  const linha = `${nome}: ${medida.toFixed(1)} KB gzip (limite ${limite} KB)`;
  test.info().annotations.push({ type: 'medida', description: linha });
  process.stdout.write(`  ${linha}\n`);
}

test.describe('with code fetched ahead', () => {
  test.use({ poupaDados: false });

  test('the sign-in page fetches no layout, no data client and no toast', async ({ page }) => {
    const medidos = medirScripts(page);
    await page.goto('/entrar');
    await page.getByLabel('E-mail').fill('interativo');
    await page.waitForLoadState('networkidle');
    const tamanhos = await medidos();
    const nomes = [...tamanhos.keys()].join(' ');
    expect(tamanhos.size).toBeGreaterThan(0);
    expect(nomes).not.toMatch(/area-|provedores|avisos|inicio|agenda/);
    publicar('JavaScript até /entrar interativo', soma(tamanhos), LIMITE_DA_ENTRADA);
  });
});

test('the agenda adds its own code to that of the sign-in page', async ({
  page,
  firma,
  entrarComo,
  outroNavegador,
}) => {
  const entrada = medirScripts(page);
  await page.goto('/entrar');
  await page.waitForLoadState('networkidle');
  // Another browser, because the first one may still be fetching code of its page.
  const outra = await outroNavegador();
  // This person's browser saves data, so only what the page itself needs is fetched.
  const agenda = medirScripts(outra);
  await entrarComo(outra, await firma.pessoa(), '/agenda');
  await outra.waitForLoadState('networkidle');
  const conhecidos = await entrada();
  const mais = new Map([...(await agenda())].filter(([nome]) => !conhecidos.has(nome)));
  expect(mais.size).toBeGreaterThan(0);
  publicar('JavaScript que /agenda acrescenta', soma(mais), LIMITE_DA_AGENDA);
});

test('while the code is loaded the mark stands on the background of the person’s theme', async ({
  page,
  rede,
}) => {
  const soltar = await rede.segurar('**/assets/*.js');
  await page.addInitScript(() => localStorage.setItem('dominio.tema', 'light'));
  await page.goto('/entrar', { waitUntil: 'commit' });
  const marca = page.locator('#raiz > svg');
  await expect(marca).toHaveCSS('opacity', '1');
  await expect(marca).toBeInViewport();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(244, 246, 248)');
  soltar();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(marca).toHaveCount(0);
});
