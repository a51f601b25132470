import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';
import type { Rede } from './rede.apoio.ts';

const CODIGO = '**/assets/selecionar-cliente.page*.js';
const CLIENTES = '/selecionar-cliente';
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titulo = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Answers 404 for the code of a page, as after a new release. */
const tirarCodigo = (rede: Rede) => rede.responder(CODIGO, { status: 404, body: '' });

test("'Erro de Carregamento': a page whose code is gone says so, with two ways out", async ({
  page,
  firma,
  rede,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/\/assets\//);
  await tirarCodigo(rede);
  await entrarComo(page, await firma.pessoa(), '/inicio');
  let cargas = 0;
  page.on('load', () => {
    cargas += 1;
  });
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(titulo(page, 'Erro de Carregamento')).toBeVisible();
  expect(cargas, 'the page first tried to mend itself').toBe(1);
  await expect(page.getByRole('link', { name: 'Agenda', exact: true }).first()).toBeVisible();

  await botao(page, 'Recarregar aplicação').click();
  await expect.poll(() => cargas).toBe(2);
  await expect(titulo(page, 'Erro de Carregamento')).toBeVisible();

  await page.evaluate(async () => {
    await caches.open('codigo-velho');
    localStorage.setItem('dominio.cache.velho', '{"timestamp":1,"ttl":1}');
  });
  await rede.consertar();
  await botao(page, 'Limpar cache e recarregar').click();
  await expect(titulo(page, 'Clientes')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('codigo-velho');
  expect(await page.evaluate(() => localStorage.getItem('dominio.cache.velho'))).toBeNull();
});

test.describe('with code fetched ahead', () => {
  test.use({ poupaDados: false });

  test('code fetched ahead that cannot be had is no error of the page shown', async ({
    page,
    firma,
    rede,
    vigia,
    entrarComo,
  }) => {
    vigia.permitir(/ERR_FAILED/);
    await rede.cortar('**/assets/avisos-*.css');
    const falha = page.waitForEvent('requestfailed', (pedido) => pedido.url().includes('/avisos-'));
    await entrarComo(page, await firma.pessoa(), '/inicio');
    await falha;
    await expect(titulo(page, /^Bem-vindo, /)).toBeVisible();
  });

  test('a style sheet that could not be had once is fetched again when it is needed', async ({
    page,
    firma,
    rede,
    vigia,
    entrarComo,
  }) => {
    vigia.permitir(/ERR_FAILED/);
    await rede.cortar('**/assets/avisos-*.css', 1);
    const falha = page.waitForEvent('requestfailed', (pedido) => pedido.url().includes('/avisos-'));
    await entrarComo(page, await firma.pessoa(), '/inicio');
    await falha;
    await botao(page, 'Personalizar painel').click();
    await botao(page, 'Restaurar padrão').click();
    const aviso = page.getByRole('status').filter({ hasText: 'Painel padrão restaurado' });
    await expect(aviso).toHaveCSS('padding-left', '12px');
  });
});

test.describe('on iOS Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 375, height: 812 },
  });

  test("'Problema de Carregamento': attempts count across reloads until it opens", async ({
    page,
    firma,
    rede,
    vigia,
    entrarComo,
  }) => {
    vigia.permitir(/\/assets\//);
    await tirarCodigo(rede);
    await entrarComo(page, await firma.pessoa(), CLIENTES);
    await expect(titulo(page, 'Problema de Carregamento')).toBeVisible();
    await botao(page, 'Tentar novamente (1/3)').click();
    await expect(botao(page, 'Tentar novamente (2/3)')).toBeVisible();

    await rede.consertar();
    await page.reload();
    await expect(titulo(page, 'Clientes')).toBeVisible();
    await tirarCodigo(rede);
    await page.reload();
    await expect(botao(page, 'Tentar novamente (1/3)')).toBeVisible();
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the splash delays no page, and the overlay covers what is not loaded yet', async ({
    page,
    firma,
    rede,
    entrarComo,
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

    await entrarComo(page, await firma.pessoa());
    expect(await visto(), 'a reload is no startup').toEqual({ veio: 0, foi: 0, cliques: '' });
    const soltar = await rede.segurar('**/assets/area-da-equipe*.js');
    await page.reload();
    const carga = page.getByRole('status').filter({ hasText: /^Carregando\.\.\.$/ });
    await expect(carga).toBeVisible();
    await expect(carga).toHaveCSS('transition-duration', '0.3s');
    soltar();
    await expect(titulo(page, /^Bem-vindo/)).toBeVisible();
    await expect(carga).toHaveCount(0);
  });
});
