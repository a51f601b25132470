import { entrarComo, expect, test } from './apoio.ts';

test.describe('área do cliente', () => {
  test('greets the person, names the company and highlights the next meeting', async ({ page }) => {
    await entrarComo(page, 'cliente');
    await expect(page).toHaveURL(/\/area-cliente$/);
    const usuario = await page.evaluate(
      () => JSON.parse(localStorage.getItem('dominio.user') ?? '{}') as Record<string, string>,
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      `Olá, ${usuario.nome?.split(' ')[0]}!`,
    );
    await expect(main.getByText(usuario.cliente_nome ?? '', { exact: true })).toBeVisible();
    await expect(main.getByText('Próxima reunião', { exact: true })).toBeVisible();
    for (const titulo of ['Próximas reuniões', 'Reuniões anteriores']) {
      await expect(main.getByRole('region', { name: titulo })).toBeVisible();
    }
  });

  test('shows nothing of the staff, and every staff address comes back here', async ({ page }) => {
    await entrarComo(page, 'cliente');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    for (const caminho of ['/inicio', '/agenda', '/selecionar-cliente']) {
      await page.goto(caminho);
      await expect(page).toHaveURL(/\/area-cliente$/);
    }
  });

  test('the theme and the way out are in the menu of the person', async ({ page }) => {
    await entrarComo(page, 'cliente');
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await expect(page.getByRole('menuitem', { name: 'Usar tema claro' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/entrar$/);
  });
});
