import { digitosDoCnpj, mascararCnpj } from '@dominio/contrato/documentos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { chip, linhas } from './clientes.apoio.ts';
import { expect, test } from './jornada.ts';
import { continuarAte } from './passos.apoio.ts';

test('AD-53 a client is created in steps with a new CNPJ, and becomes the selected one', async ({
  page,
  firma,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/409/);
  const outro = await firma.cliente({ nome: 'Padaria do Sol' });
  const gestor = await firma.pessoa({ grupo_id: GRUPO.gestor });
  await entrarComo(page, gestor, '/selecionar-cliente?novo=1');
  const gaveta = page.getByRole('dialog', { name: 'Novo cliente' });
  await gaveta.getByRole('textbox', { name: 'Nome' }).fill('Aurora Tecidos');
  await continuarAte(gaveta, 2);
  const cnpj = gaveta.getByRole('textbox', { name: 'CNPJ' });
  await cnpj.fill(outro.cnpj);
  await continuarAte(gaveta, 4);
  await gaveta.getByRole('button', { name: 'Cadastrar cliente' }).click();
  await expect(gaveta.getByText(/^Este CNPJ já/)).toBeVisible();
  const numero = `112223330001${digitosDoCnpj('112223330001')}`;
  await cnpj.fill(numero);
  await continuarAte(gaveta, 4);
  await gaveta.getByRole('button', { name: 'Cadastrar cliente' }).click();
  await expect(gaveta).toBeHidden();
  await expect(chip(page)).toContainText('Aurora Tecidos');
  const linha = linhas(page).filter({ hasText: 'Aurora Tecidos' });
  await expect(linha).toContainText(mascararCnpj(numero));
  await expect(linha).toContainText('Rascunho');
  await page.reload();
  await expect(chip(page)).toContainText('Aurora Tecidos');
});

test('a consultant’s list and total have the linked clients, an administrator’s all', async ({
  page,
  firma,
  entrarComo,
  outroNavegador,
}) => {
  const consultora = await firma.pessoa();
  const nomes = ['Aurora Tecidos', 'Mercado Boreal', 'Oficina Cedro'];
  const [aurora, boreal] = await Promise.all(nomes.map((nome) => firma.cliente({ nome })));
  for (const um of [aurora, boreal]) if (um) await firma.vincular(consultora.id, um.id);
  await entrarComo(page, consultora, '/inicio');
  const figura = page.getByRole('region', { name: 'Clientes no seu alcance' }).locator('strong');
  await expect(figura).toHaveText('2');
  await page.goto('/selecionar-cliente');
  await expect(page.getByText('2 clientes', { exact: true })).toBeVisible();
  await expect(linhas(page)).toHaveText([/Aurora Tecidos/, /Mercado Boreal/]);

  const doAdministrador = await outroNavegador();
  const administrador = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(doAdministrador, administrador, '/selecionar-cliente');
  await expect(linhas(doAdministrador)).toHaveCount(nomes.length);
});
