import type { Page } from '@playwright/test';
import { entrarComo, expect, semViolacoes, test } from './apoio.ts';

const CODIGO = '**/assets/selecionar-cliente.page*.js';
const CLIENTES = '/selecionar-cliente';
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titulo = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The code of a page is gone, as after a new release: 404 from the server. */
const tirarCodigo = (page: Page) =>
  page.route(CODIGO, (rota) => rota.fulfill({ status: 404, body: '' }));

test("'Erro de Carregamento': a page whose code is gone, in its place, and both ways out", async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/./);
  await entrarComo(page, 'consultor');
  await tirarCodigo(page);
  let cargas = 0;
  page.on('load', () => {
    cargas += 1;
  });
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(titulo(page, 'Erro de Carregamento')).toBeVisible();
  expect(cargas, 'the page first tried to mend itself').toBe(1);
  await expect(page.getByRole('link', { name: 'Agenda', exact: true }).first()).toBeVisible();
  await semViolacoes(page);

  await botao(page, 'Recarregar aplicação').click();
  await expect.poll(() => cargas).toBe(2);
  await expect(titulo(page, 'Erro de Carregamento')).toBeVisible();

  await page.evaluate(async () => {
    await caches.open('codigo-velho');
    localStorage.setItem('dominio.cache.velho', '{"timestamp":1,"ttl":1}');
  });
  await page.unroute(CODIGO);
  await botao(page, 'Limpar cache e recarregar').click();
  await expect(titulo(page, 'Clientes')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('codigo-velho');
  expect(await page.evaluate(() => localStorage.getItem('dominio.cache.velho'))).toBeNull();
});

test('what is fetched ahead and cannot be had is no error of the page', async ({ page, vigia }) => {
  vigia.permitir(/ERR_FAILED/);
  const estilo = '**/assets/avisos-*.css';
  await page.route(estilo, (rota) => rota.abort());
  const falha = page.waitForEvent('requestfailed', (pedido) => pedido.url().includes('/avisos-'));
  await entrarComo(page, 'consultor', '/inicio');
  await falha;
  await expect(titulo(page, /^Bem-vindo, /)).toBeVisible();
});

test.describe('on iOS Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 375, height: 812 },
  });

  test("'Problema de Carregamento': three retries, the cache, then the settings", async ({
    page,
    vigia,
  }) => {
    test.slow();
    vigia.permitir(/./);
    await entrarComo(page, 'consultor');
    await tirarCodigo(page);
    await page.goto(CLIENTES);
    await expect(titulo(page, 'Problema de Carregamento')).toBeVisible();
    for (const vez of ['1/3', '2/3', '3/3']) {
      await botao(page, `Tentar novamente (${vez})`).click();
    }
    await botao(page, 'Limpar cache e recarregar').click();
    await botao(page, 'Abrir ajustes do navegador').click();
    await botao(page, 'Cancelar').click();
    await botao(page, 'Abrir ajustes do navegador').click();
    await semViolacoes(page, ['light']);
    await botao(page, 'Continuar').click();
    await expect(page.getByText('Abra o app Ajustes e toque em Apps › Safari.')).toBeVisible();

    await page.unroute(CODIGO);
    await page.reload();
    await expect(titulo(page, 'Clientes')).toBeVisible();
    await tirarCodigo(page);
    await page.reload();
    await expect(botao(page, 'Tentar novamente (1/3)')).toBeVisible();
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the splash lies over the real page and delays nothing; the overlay covers what is not there', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const visto = { veio: 0, foi: 0, cliques: '' };
      Object.assign(window, { visto });
      new MutationObserver((mudancas) => {
        for (const { addedNodes, removedNodes } of mudancas) {
          for (const no of addedNodes) {
            if (!(no instanceof HTMLElement) || no.className !== 'abertura') continue;
            visto.veio += 1;
            visto.cliques = getComputedStyle(no).pointerEvents;
          }
          for (const no of removedNodes) {
            if (no instanceof HTMLElement && no.className === 'abertura') visto.foi += 1;
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const visto = () => page.evaluate(() => Reflect.get(window, 'visto') as unknown);
    await page.goto('/entrar');
    await page.getByLabel('E-mail').fill('de imediato');
    await expect.poll(visto).toEqual({ veio: 1, foi: 1, cliques: 'none' });

    await entrarComo(page, 'consultor');
    expect(await visto(), 'a reload is no startup').toEqual({ veio: 0, foi: 0, cliques: '' });
    let soltar = () => {};
    const espera = new Promise<void>((resolver) => {
      soltar = resolver;
    });
    await page.route('**/assets/area-da-equipe*.js', async (rota) => {
      await espera;
      await rota.continue();
    });
    await page.reload();
    const carga = page.getByRole('status').filter({ hasText: /^Carregando\.\.\.$/ });
    await expect(carga).toBeVisible();
    await expect(carga).toHaveCSS('transition-duration', '0.3s');
    soltar();
    await expect(titulo(page, /^Bem-vindo/)).toBeVisible();
    await expect(carga).toHaveCount(0);
  });
});
