import { GRUPO } from '@dominio/contrato/permissoes';
import { preencherEntrada, SENHA } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

test('AD-32 a temporary password is shown once, and must be replaced at sign-in', async ({
  page,
  firma,
  entrarComo,
  outroNavegador,
}) => {
  const { id, nome, email } = await firma.pessoa();
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, `/gerenciar-usuarios?usuario=${id}`);
  const gaveta = page.getByRole('complementary', { name: nome });
  await gaveta.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Gerar senha temporária' }).click();
  await page.getByRole('button', { name: 'Gerar senha', exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: 'Senha temporária', exact: true });
  const temporaria = await dialogo.getByLabel('Senha temporária').innerText();
  expect(temporaria).toMatch(/^[a-z2-9-]{19}$/);
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByText(temporaria)).toHaveCount(0);

  const dela = await outroNavegador();
  await dela.goto(`${firma.url}/entrar`);
  await preencherEntrada(dela, email, temporaria);
  await expect(dela.getByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible();
  await dela.getByLabel('Senha temporária', { exact: true }).fill(temporaria);
  await dela.getByLabel('Nova senha', { exact: true }).fill(SENHA);
  await dela.getByLabel('Confirme a nova senha').fill(SENHA);
  await dela.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(dela.getByRole('heading', { name: /^Bem-vindo/ })).toBeVisible();
});
