import { entrarComo, expect, test } from './apoio.ts';

test('the end of a session reaches the other tab, and leaves nothing of the person behind', async ({
  page,
}) => {
  await entrarComo(page, 'gestor');
  const outra = await page.context().newPage();
  await outra.goto('/inicio');
  await expect(outra.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/entrar');
  await expect(outra).toHaveURL('/entrar');
  await expect(outra.getByText('Você saiu em outra aba.')).toBeVisible();
  const daMaquina = [
    'tema',
    'tema.origem',
    'tema.light',
    'tema.dark',
    'sidebar',
    'submenus',
    'instalacao',
  ];
  const restam = async () =>
    (await page.evaluate(() => Object.keys(localStorage))).filter(
      (chave) => !daMaquina.includes(chave.replace('dominio.', '')),
    );
  await expect.poll(restam).toEqual([]);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual([]);
});
