import { codificarPermissoes, SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import type { Locator, Page } from '@playwright/test';
import {
  entrarComo,
  expect,
  semRolagemLateral,
  semViolacoes,
  soNestaPagina,
  test,
} from './apoio.ts';

const lateral = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const largura = (page: Page) =>
  expect.poll(() =>
    page.locator('#barra-lateral').evaluate((barra) => barra.getBoundingClientRect().width),
  );

test.describe('layout da equipe', () => {
  test('the sidebar is 210 px, collapses to 70 px with tooltips, and stays so after a reload', async ({
    page,
  }) => {
    await soNestaPagina(page);
    await entrarComo(page, 'gestor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await largura(page).toBe(210);

    const recolher = page.getByRole('button', { name: 'Recolher menu' });
    await expect(recolher).toHaveAttribute('aria-expanded', 'true');
    // Saved before the reload: what a page sends as it goes away reaches the server past its routes.
    const gravada = page.waitForResponse(
      (r) => r.url().endsWith('/api/user/config') && r.request().method() === 'POST',
    );
    await recolher.click();
    const expandir = page.getByRole('button', { name: 'Expandir menu' });
    await expect(expandir).toHaveAttribute('aria-expanded', 'false');
    await largura(page).toBe(70);

    await lateral(page).getByRole('link', { name: 'Clientes' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Clientes' })).toBeVisible();

    await gravada;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await largura(page).toBe(70);
  });

  test('every entry of the sidebar opens a page, tells its title and moves the focus to its heading', async ({
    page,
  }) => {
    await entrarComo(page, 'gestor');
    const entradas = lateral(page).getByRole('link');
    await expect(entradas.first()).toBeVisible();
    for (const nome of (await entradas.allTextContents()).reverse()) {
      await lateral(page).getByRole('link', { name: nome }).click();
      await expect(page).toHaveTitle(`${nome} · Domínio`);
      const cabecalho = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(cabecalho).toBeFocused();
      await expect(cabecalho).not.toHaveText('Página não encontrada');
      await expect(lateral(page).getByRole('link', { name: nome })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('the first Tab reaches a link that skips the bars', async ({ page }) => {
    await entrarComo(page, 'gestor');
    await page.goto('/selecionar-cliente');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('the popup of today opens by hover and closes after the pointer, opens by Enter and closes by Escape', async ({
    page,
  }) => {
    await entrarComo(page, 'gestor');
    const botao = page.getByRole('button', { name: 'Agendamentos de hoje' });
    const painel = page.getByRole('dialog', { name: 'Agendamentos de hoje' });
    await botao.hover();
    await expect(painel).toBeVisible();
    // The time is the page's own: how busy the machine is does not count.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(600, 500);
    await page.clock.runFor(100);
    await expect(painel).toBeVisible();
    await page.clock.runFor(400);
    await expect(painel).toBeHidden();
    await page.clock.resume();

    await botao.focus();
    await page.keyboard.press('Enter');
    await expect(painel).toBeVisible();
    await page.mouse.move(400, 600);
    await expect(painel.getByRole('link', { name: '+ Novo Agendamento' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(painel).toBeHidden();
    await expect(botao).toBeFocused();
  });

  test('the theme is changed from the user menu, with its toast, and the page reloads in it', async ({
    page,
  }) => {
    await soNestaPagina(page);
    await entrarComo(page, 'gestor');
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    const gravada = page.waitForRequest(
      (r) => r.url().endsWith('/api/user/config') && r.method() === 'POST',
    );
    // The toast stands for less than a second: the page that takes it away waits until it was seen.
    const { promise: visto, resolve: soltar } = Promise.withResolvers<void>();
    await page.route('**/inicio', async (rota) => {
      await visto;
      await rota.continue();
    });
    const recarregada = page.waitForEvent('domcontentloaded');
    await page.getByRole('menuitem', { name: 'Usar tema claro' }).click();
    await expect(page.getByText('Tema alterado para claro. Recarregando...')).toBeVisible();
    expect((await gravada).postDataJSON()).toEqual({ config: { theme: { mode: 'light' } } });
    soltar();
    await recarregada;
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'light');
    expect(await page.evaluate(() => localStorage.getItem('dominio.tema'))).toBe('light');
  });

  test('Sair ends at the sign-in page with nothing of the person left', async ({ page }) => {
    await entrarComo(page, 'gestor');
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/entrar$/);
    const restos = await page.evaluate(() =>
      ['token', 'user', 'user.backup', 'permissoes', 'cliente'].filter(
        (nome) => localStorage.getItem(`dominio.${nome}`) !== null,
      ),
    );
    expect(restos).toEqual([]);
  });

  test('Início greets by the first name and shows the figures of the day', async ({ page }) => {
    await entrarComo(page, 'gestor');
    const nome = await page.evaluate(
      () => JSON.parse(localStorage.getItem('dominio.user') ?? '{}').nome as string,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Bem-vindo, ${nome.split(' ')[0]}!`,
    );
    for (const rotulo of [
      'Agendamentos hoje',
      'Clientes no seu alcance',
      'Agendamentos na semana',
    ]) {
      await expect(page.getByRole('region', { name: rotulo }).locator('strong')).toHaveText(
        /^\d+$/,
      );
    }
    for (const cartao of ['Agenda de hoje', 'Próximos agendamentos', 'Atalhos']) {
      await expect(page.getByRole('region', { name: cartao })).toBeVisible();
    }
  });

  test('a figure that fails says so and tries again, and the rest of Início stands', async ({
    page,
    vigia,
  }) => {
    vigia.permitir(/422/);
    await page.route('**/api/inicio?*', (rota) => rota.fulfill({ status: 422, json: {} }));
    await entrarComo(page, 'gestor');
    const cartao = page.getByRole('region', { name: 'Clientes no seu alcance' });
    await expect(cartao).toContainText('Não foi possível carregar.');
    await expect(page.getByRole('region', { name: 'Agenda de hoje' })).toBeVisible();
    await page.unroute('**/api/inicio?*');
    const tentar = cartao.getByRole('button', { name: 'Tentar novamente' });
    await expect(async () => {
      // News of the live connection may have read it again first.
      if (await tentar.isVisible()) await tentar.click({ timeout: 1_000 });
      await expect(cartao.locator('strong')).toHaveText(/^\d+$/, { timeout: 1_000 });
    }).toPass();
  });

  test('without dashboard:visualizar Início is the welcome and the shortcuts, and the menu has what may be opened', async ({
    page,
  }) => {
    await entrarComo(page, 'gestor', '/selecionar-cliente');
    const permissoes = { ...SEM_PERMISSOES, permissions: { clientes: ['visualizar'] } };
    await page.route('**/auth/permissions', (rota) =>
      rota.fulfill({ json: { encrypted_permissions: codificarPermissoes(permissoes) } }),
    );
    await page.evaluate(() => localStorage.removeItem('dominio.permissoes'));
    await page.goto('/inicio');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Bem-vindo');
    await expect(main.getByRole('region')).toHaveCount(1);
    await expect(main.getByRole('region', { name: 'Atalhos' }).getByRole('link')).toHaveText([
      'Clientes',
      'Minha Conta',
      'Ferramentas',
    ]);
    await expect(lateral(page).getByRole('link')).toHaveText(['Início', 'Clientes']);
    await expect(page.getByRole('button', { name: 'Agendamentos de hoje' })).toHaveCount(0);
  });
});

test.describe('no celular', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('header 52 px, bottom bar 56 px, targets of 44 px and nothing wider than the screen', async ({
    page,
  }) => {
    await entrarComo(page, 'gestor');
    const barra = lateral(page);
    await expect(barra).toBeVisible();
    const altura = (onde: Locator) =>
      expect.poll(() => onde.evaluate((elemento) => elemento.clientHeight));
    await altura(page.getByRole('banner')).toBe(51);
    await altura(barra).toBe(56);

    const alvos = page.getByRole('banner').or(barra).locator('a, button');
    const baixos = () =>
      alvos.evaluateAll((nos) =>
        nos
          .filter((no) => no.getBoundingClientRect().height < 44)
          .map((no) => no.getAttribute('aria-label') ?? no.textContent),
      );
    await expect.poll(() => alvos.count()).toBeGreaterThan(4);
    await expect.poll(baixos).toEqual([]);
    await semRolagemLateral(page);
  });

  test('Mais holds the person, the theme and the way out', async ({ page }) => {
    await entrarComo(page, 'gestor');
    await lateral(page).getByRole('button', { name: 'Mais' }).tap();
    const folha = page.getByRole('dialog', { name: 'Mais' });
    await expect(folha.getByRole('button', { name: 'Usar tema claro' })).toBeVisible();
    await semViolacoes(page);
    await folha.getByRole('button', { name: 'Sair' }).tap();
    await expect(page).toHaveURL(/\/entrar$/);
  });
});
