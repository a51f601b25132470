import type { Page } from '@playwright/test';
import { test } from './aplicativo.apoio.ts';
import { expect } from './jornada.ts';

const titulo = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Paths stored in Cache Storage, by the name of their cache. */
const copias = (page: Page) =>
  page.evaluate(async () => {
    const nomes = await caches.keys();
    const pares = nomes.map(async (nome) => {
      const pedidos = await (await caches.open(nome)).keys();
      return [nome, pedidos.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(pares));
  });

/**
 * What goes on behind the page (a version fetched whole, a worker replaced, its copies removed) has
 * no deadline of its own: the tests wait as long as a busy machine may need.
 */
const AO_FUNDO = { timeout: 60_000 };

/** Waits until the service worker controls the page and has stored its whole version. */
async function comTrabalhador(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), AO_FUNDO)
    .toBe('activated');
}

const entrada = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src);

test('the product opens without a network, and stores its code but nothing of people', async ({
  page,
  firma,
  rede,
  publicacao,
  vigia,
  entrarComo,
}) => {
  test.slow();
  vigia.permitir(/net::ERR_/);
  await entrarComo(page, await firma.pessoa());
  await comTrabalhador(page);
  await page.getByRole('link', { name: 'Agenda', exact: true }).first().click();
  await expect(titulo(page, 'Agenda')).toBeVisible();
  const [versao = [], ...outras] = Object.values(await copias(page));
  expect(outras).toEqual([]);
  expect(versao).toContain('/index.html');
  expect(versao.length).toBeGreaterThan(40);
  expect(versao.filter((caminho) => !/^\/(index\.html|assets\/)/.test(caminho))).toEqual([]);

  await rede.cair();
  publicacao.derrubar();
  await page.goto('/selecionar-cliente');
  await expect(titulo(page, 'Clientes')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Sem conexão/ })).toBeVisible();

  await page.evaluate(() => {
    sessionStorage.setItem('dominio.rascunho.agendamento.novo', '{"titulo":"segredo"}');
    return new Promise((resolver) => {
      const pedido = indexedDB.open('qualquer');
      pedido.onsuccess = () => resolver(pedido.result.close());
    });
  });
  await botao(page, 'Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/entrar');
  await expect(page.getByText('Sem conexão. Conecte-se para entrar.')).toBeVisible();
  const guardado = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((c) => !/^dominio\.(tema|sidebar|submenus)/.test(c)),
      aba: Object.keys(sessionStorage).filter((c) => !/_em$|abertura$|safari$|submenus$/.test(c)),
      cookies: document.cookie,
      bancos: await indexedDB.databases(),
    }));
  await expect.poll(guardado).toEqual({ local: [], aba: [], cookies: '', bancos: [] });
  expect(Object.values(await copias(page)).flat()).toEqual(versao);
});

test('a new version is offered, loaded on consent in every tab, and never mixed', async ({
  page,
  context,
  firma,
  publicacao,
  vigia,
  entrarComo,
}) => {
  // Two versions of every file are fetched and kept, and each reload waits for its worker.
  test.setTimeout(180_000);
  vigia.permitir(/net::ERR_|\/assets\//);
  await entrarComo(page, await firma.pessoa());
  await comTrabalhador(page);
  const outra = await context.newPage();
  await outra.goto('/inicio');
  await expect(titulo(outra, /^Bem-vindo/)).toBeVisible();
  await comTrabalhador(outra);

  publicacao.publicar();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('Nova versão disponível')).toBeVisible(AO_FUNDO);
  expect(await entrada(page)).not.toContain('/v2/');
  await botao(page, 'Atualizar').click();
  await expect.poll(() => entrada(page).catch(() => ''), AO_FUNDO).toContain('/v2/');
  await expect(titulo(page, /^Bem-vindo/)).toBeVisible();

  await expect(outra.getByText('O Domínio foi atualizado em outra aba')).toBeVisible(AO_FUNDO);
  await outra.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(titulo(outra, 'Clientes'), 'its own code is still there').toBeVisible();
  expect(await entrada(outra)).not.toContain('/v2/');
  await botao(outra, 'Recarregar').click();
  await expect.poll(() => entrada(outra).catch(() => ''), AO_FUNDO).toContain('/v2/');
  await expect(titulo(outra, 'Clientes')).toBeVisible();
  await expect
    .poll(async () => Object.keys(await copias(page)), {
      message: 'old copies go with the last old page',
      ...AO_FUNDO,
    })
    .toEqual(['dominio-codigo-segunda']);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that asks for code of the former version reloads with the new one', async ({
    page,
    firma,
    publicacao,
    vigia,
    entrarComo,
  }) => {
    vigia.permitir(/\/assets\//);
    await entrarComo(page, await firma.pessoa());
    // The page has loaded all of its own code: missing some of it would make it reload by itself.
    await page.waitForLoadState('networkidle');
    publicacao.publicar();
    await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
    await expect(titulo(page, 'Clientes')).toBeVisible();
    expect(await entrada(page)).toContain('/v2/');
  });
});

test('the manifest names the product to the browser, which finds every picture of it', async ({
  request,
}) => {
  const manifesto = await (await request.get('/manifest.webmanifest')).json();
  expect(manifesto).toMatchObject({ lang: 'pt-BR', short_name: 'Domínio', display: 'standalone' });
  const imagens = [...manifesto.icons, ...manifesto.screenshots] as { src: string }[];
  expect(imagens.length).toBeGreaterThan(2);
  for (const { src } of imagens) expect((await request.get(src)).status()).toBe(200);
});
