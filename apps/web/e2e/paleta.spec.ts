import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';
import { chip, meusClientes } from './clientes.apoio.ts';

const campo = (page: Page) => page.getByPlaceholder('Digite para buscar...');
const resultados = (page: Page) => page.getByRole('listbox', { name: 'Resultados da busca' });
const opcao = (page: Page, nome: string | RegExp) =>
  resultados(page).getByRole('option', { name: nome, exact: true });

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

test('the search is worked by keyboard alone, offers what was chosen first, and forgets it at logout', async ({
  page,
}) => {
  await entrarComo(page, 'gestor', '/inicio');
  await test.step('accents and case do not count; arrows mark, Enter chooses', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('INICIO');
    await expect(opcao(page, 'Início')).toHaveAttribute('aria-selected', 'true');
    await semViolacoes(page);
    await campo(page).fill('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const marcada = resultados(page).locator('[aria-selected="true"]');
    await expect(marcada).toHaveCount(1);
    await expect(async () => {
      const id = await marcada.getAttribute('id', { timeout: 1_000 });
      expect(await campo(page).getAttribute('aria-activedescendant')).toBe(id);
    }).toPass({ timeout: 7_000 });
    await campo(page).fill('clientes');
    await expect(opcao(page, 'Clientes')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/selecionar-cliente$/);
  });
  await test.step('the choice comes first the next time; Escape gives the focus back', async () => {
    const busca = page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('textbox'))
      .first();
    await busca.focus();
    await page.keyboard.press('Control+k');
    await expect(resultados(page).getByRole('group').first()).toHaveAccessibleName('Recentes');
    await expect(resultados(page).getByRole('option').first()).toHaveText('Clientes');
    await page.keyboard.press('Escape');
    await expect(resultados(page)).toHaveCount(0);
    await expect(busca).toBeFocused();
  });
  await test.step('an action, and what nobody has', async () => {
    await campo(page).fill('zzzz');
    await expect(page.getByText('Nada encontrado para "zzzz".')).toBeVisible();
    await campo(page).fill('logout');
    await opcao(page, 'Sair').click();
    await expect(page).toHaveURL(/\/entrar$/);
    expect(await page.evaluate(() => localStorage.getItem('dominio.cache.paleta'))).toBeNull();
  });
});

test('clients, people and appointments are found without accents, and an answer to what is no longer typed is dropped', async ({
  page,
}) => {
  await entrarComo(page, 'gestor', '/inicio');
  const [{ name = '' } = {}] = await meusClientes(page);
  await test.step('a client: choosing it makes it the active one, and it comes first the next time', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(
      name
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase(),
    );
    const achado = page.getByRole('group', { name: 'Clientes' }).getByRole('option').first();
    await expect(achado).toContainText(name);
    await achado.click();
    await expect(chip(page)).toContainText(name);
    await expect(page).toHaveURL(/\/agenda\?/);
    await page.keyboard.press('Control+k');
    await expect(resultados(page).getByRole('option').first()).toContainText(name);
  });
  await test.step('a person’s agenda', async () => {
    await page.keyboard.type('patricia');
    const pessoa = page.getByRole('group', { name: 'Pessoas' }).getByRole('option').first();
    await expect(pessoa).toContainText('Patrícia');
    await pessoa.click();
    await expect(page).toHaveURL(/\/agenda\?participante=\d+$/);
  });
  await test.step('the late answer to an earlier term', async () => {
    const vazio = { pessoas: [], agendamentos: [] };
    const cliente = { id: 1, cnpj: null, numero_contrato: null, status_contrato: null };
    let soltar = () => {};
    const espera = new Promise<void>((resolver) => {
      soltar = resolver;
    });
    await page.route('**/api/busca?*', async (rota) => {
      const termo = new URL(rota.request().url()).searchParams.get('termo') ?? '';
      if (termo === 'tarde') await espera;
      const json = { ...vazio, termo, clientes: [{ ...cliente, nome: `Achado por ${termo}` }] };
      await rota.fulfill({ json }).catch(() => undefined);
    });
    await page.keyboard.press('Control+k');
    const pedido = page.waitForRequest(/termo=tarde$/);
    await page.keyboard.type('tarde');
    await pedido;
    await campo(page).fill('cedo');
    await expect(resultados(page).getByText('Achado por cedo')).toBeVisible();
    soltar();
    await page.waitForLoadState('domcontentloaded');
    await expect(resultados(page).getByRole('option')).toHaveText([/Achado por cedo/]);
  });
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

test('on a phone the search takes the whole screen and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await entrarComo(page, 'gestor', '/inicio');
  await page.getByRole('banner').getByRole('combobox', { name: 'Buscar' }).click();
  await page.keyboard.type('agen');
  await expect(opcao(page, 'Agenda')).toBeVisible();
  const painel = page.getByRole('search').locator('div').first();
  const caixa = async () => {
    const { x = -1, width, y = 0, height = 0 } = (await painel.boundingBox()) ?? {};
    return { x, width, fim: Math.round(y + height) };
  };
  await expect.poll(caixa).toEqual({ x: 0, width: 375, fim: 812 });
  await semRolagemLateral(page);
  await page.getByRole('button', { name: 'Fechar busca' }).click();
  await expect(resultados(page)).toHaveCount(0);
  await expect(campo(page)).not.toBeFocused();
});
