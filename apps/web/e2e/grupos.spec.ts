import { GRUPO } from '@dominio/contrato/permissoes';
import { expect, test } from './jornada.ts';

test('AD-38 AD-39 AD-40 a group is created, keeps its permissions and clients, and is deleted', async ({
  page,
  firma,
  entrarComo,
}) => {
  const cliente = await firma.cliente({ nome: 'Padaria do Sol' });
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/gerenciar-usuarios?aba=grupos&novo=1');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Recepção');
  await page.keyboard.press('Enter');
  const gaveta = page.getByRole('dialog', { name: 'Recepção' });
  const ver = gaveta.getByRole('checkbox', { name: 'Agenda: visualizar' });
  await ver.check();
  await gaveta.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(page.getByText('Permissões salvas')).toBeVisible();
  await gaveta.getByRole('link', { name: 'Clientes' }).click();
  await gaveta.getByRole('radio', { name: 'Clientes do time e vinculados' }).check();
  await gaveta.getByRole('checkbox', { name: cliente.nome }).check();
  await gaveta.getByRole('button', { name: 'Salvar clientes' }).click();
  await expect(page.getByText('Clientes do grupo salvos')).toBeVisible();

  await page.reload();
  await expect(gaveta.getByRole('checkbox', { name: cliente.nome })).toBeChecked();
  await gaveta.getByRole('link', { name: 'Permissões' }).click();
  await expect(ver).toBeChecked();
  await gaveta.getByRole('link', { name: 'Dados' }).click();
  await gaveta.getByRole('button', { name: 'Excluir grupo' }).click();
  await page
    .getByRole('dialog', { name: 'Excluir o grupo Recepção?' })
    .getByRole('button', { name: 'Excluir grupo' })
    .click();
  await expect(page.getByText('Grupo excluído')).toBeVisible();
  await expect(gaveta).toBeHidden();
});
