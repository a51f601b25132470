import { sair } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

test('a sign-out reaches the other tab, and storage keeps nothing of the person', async ({
  page,
  context,
  firma,
  entrarComo,
}) => {
  await entrarComo(page, await firma.pessoa(), '/inicio');
  const outra = await context.newPage();
  await outra.goto('/inicio');
  await expect(outra.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  await sair(page);
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
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
});
