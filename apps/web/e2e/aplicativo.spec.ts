import type { Locator, Page } from '@playwright/test';
import { test } from './aplicativo.apoio.ts';
import { entrarComo, expect, semViolacoes } from './apoio.ts';

const titulo = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Paths of everything in Cache Storage, by the name of its cache. */
const copias = (page: Page) =>
  page.evaluate(async () => {
    const nomes = await caches.keys();
    const pares = nomes.map(async (nome) => {
      const pedidos = await (await caches.open(nome)).keys();
      return [nome, pedidos.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(pares));
  });

/** Waits until the worker serves the page and holds its whole version. */
async function comTrabalhador(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');
}

const entrada = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src);

test('opens without a network, keeps nothing but its own code, and a person leaves no trace', async ({
  page,
  context,
  publicacao,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/./);
  await entrarComo(page, 'consultor');
  await comTrabalhador(page);
  await page.getByRole('link', { name: 'Agenda', exact: true }).first().click();
  await expect(titulo(page, 'Agenda')).toBeVisible();
  const [versao = [], ...outras] = Object.values(await copias(page));
  expect(outras).toEqual([]);
  expect(versao).toContain('/index.html');
  expect(versao.length).toBeGreaterThan(40);
  expect(versao.filter((caminho) => !/^\/(index\.html|assets\/)/.test(caminho))).toEqual([]);

  await context.setOffline(true);
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

test('a new version is offered, taken up when agreed, told to the other tab, and never mixed', async ({
  page,
  context,
  publicacao,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/./);
  await entrarComo(page, 'consultor');
  await comTrabalhador(page);
  const outra = await context.newPage();
  await outra.goto('/inicio');
  await expect(titulo(outra, /^Bem-vindo/)).toBeVisible();
  await comTrabalhador(outra);

  publicacao.publicar();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('Nova versão disponível')).toBeVisible({ timeout: 20_000 });
  expect(await entrada(page)).not.toContain('/v2/');
  await botao(page, 'Atualizar').click();
  await expect.poll(() => entrada(page).catch(() => '')).toContain('/v2/');
  await expect(titulo(page, /^Bem-vindo/)).toBeVisible();

  await expect(outra.getByText('O Domínio foi atualizado em outra aba')).toBeVisible();
  await outra.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(titulo(outra, 'Clientes'), 'its own code is still there').toBeVisible();
  expect(await entrada(outra)).not.toContain('/v2/');
  await botao(outra, 'Recarregar').click();
  await expect.poll(() => entrada(outra).catch(() => '')).toContain('/v2/');
  await expect(titulo(outra, 'Clientes')).toBeVisible();
  await expect
    .poll(async () => Object.keys(await copias(page)), 'old copies go with the last old page')
    .toEqual(['dominio-codigo-segunda']);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that asks for code of the version before starts again with the new one', async ({
    page,
    publicacao,
    vigia,
  }) => {
    vigia.permitir(/./);
    await entrarComo(page, 'consultor');
    // The page has all of its own: what it missed now would have it start again by itself.
    await page.waitForLoadState('networkidle');
    publicacao.publicar();
    await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
    await expect(titulo(page, 'Clientes')).toBeVisible();
    expect(await entrada(page)).toContain('/v2/');
  });

  test('is described to the browser, and offers itself after a while of use', async ({
    page,
    browser,
    publicacao,
    vigia,
  }) => {
    vigia.permitir(/Erro ao instalar PWA/);
    const manifesto = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifesto).toMatchObject({
      lang: 'pt-BR',
      short_name: 'Domínio',
      display: 'standalone',
    });
    const imagens = [...manifesto.icons, ...manifesto.screenshots] as { src: string }[];
    for (const { src } of imagens) expect((await page.request.get(src)).status()).toBe(200);

    await page.clock.install();
    await entrarComo(page, 'consultor');
    const oferecer = (recusa: boolean) =>
      page.evaluate((falha) => {
        const prompt = async () => {
          if (falha) throw new DOMException('Not allowed', 'NotAllowedError');
        };
        const evento = new Event('beforeinstallprompt', { cancelable: true });
        const userChoice = Promise.resolve({ outcome: 'dismissed' });
        window.dispatchEvent(Object.assign(evento, { prompt, userChoice }));
      }, recusa);
    const convite = page.getByRole('complementary', { name: 'Instalar o Domínio' });
    // The while is counted from the page's first frame, which may be still to come: a second turn.
    const passarUmTempo = async (onde: Page, ate: Locator) => {
      await onde.clock.fastForward(31_000);
      await ate.waitFor({ timeout: 3_000 }).catch(() => onde.clock.fastForward(31_000));
      await expect(ate).toBeVisible();
    };
    await oferecer(true);
    await expect(convite).toHaveCount(0);
    await passarUmTempo(page, convite);
    await semViolacoes(page);
    await botao(page, 'Instalar').click();
    await expect(page.getByText('Erro na instalação')).toBeVisible();
    await expect(page.getByText('Não foi possível instalar o app. Tente novamente.')).toBeVisible();
    await expect(convite).toHaveCount(0);
    await oferecer(false);
    await botao(page, 'Agora não').click();
    await page.reload();
    await oferecer(false);
    await page.clock.fastForward(31_000);
    await expect(titulo(page, /^Bem-vindo/)).toBeVisible();
    await expect(convite).toHaveCount(0);

    const iphone = await browser.newContext({
      baseURL: publicacao.url,
      viewport: { width: 375, height: 812 },
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    });
    const celular = await iphone.newPage();
    await celular.clock.install();
    await entrarComo(celular, 'consultor');
    await passarUmTempo(celular, botao(celular, 'Como instalar'));
    await botao(celular, 'Como instalar').click();
    const passos = celular.getByRole('dialog', { name: 'Instalar o Domínio' });
    await expect(passos.getByRole('listitem')).toHaveText([
      'Toque em Compartilhar, na barra do Safari.',
      'Escolha Adicionar à Tela de Início.',
      'Toque em Adicionar.',
    ]);
    await passos.getByRole('button', { name: 'Entendi' }).click();
    await expect(passos).toBeHidden();
    await iphone.close();
  });
});
