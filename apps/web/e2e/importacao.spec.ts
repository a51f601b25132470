import { GRUPO } from '@dominio/contrato/permissoes';
import { expect, test } from './jornada.ts';

test('AD-24 people are imported after each line’s outcome was shown, and are invited', async ({
  page,
  firma,
  entrarComo,
}) => {
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const existe = await firma.pessoa();
  await entrarComo(page, admin, '/gerenciar-usuarios');
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar usuários' });
  const [escolha] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialogo.getByRole('button', { name: /arquivo CSV/ }).click(),
  ]);
  const buffer = Buffer.from(`Nome;E-mail;Grupo
Importada Um;um@teste.demo;Consultor
Importada Dois;dois@teste.demo;Consultor
Repetida;${existe.email};Gestor
Errada;sem-arroba;Consultor
`);
  await escolha.setFiles({ name: 'pessoas.csv', mimeType: 'text/csv', buffer });
  await expect(
    dialogo.getByText('2 pessoas serão criadas · 1 já existe · 1 com erro'),
  ).toBeVisible();
  await dialogo.getByRole('button', { name: 'Importar 2 pessoas' }).click();
  await expect(dialogo.getByText('2 pessoas criadas e convidadas', { exact: false })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await page.getByRole('searchbox', { name: 'Buscar usuário' }).fill('dois@');
  await expect(page.getByRole('rowheader', { name: 'Importada Dois' })).toBeVisible();
  expect(await firma.carta('dois@teste.demo')).toContain('convite=1');
});
