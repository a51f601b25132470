import { digitosDoCnpj } from '@dominio/contrato/documentos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { chip } from './clientes.apoio.ts';
import { expect, test } from './jornada.ts';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('AD-04 AD-63 a company is created, gets a logo, loses it and is deleted', async ({
  page,
  firma,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/409|415/);
  const cliente = await firma.cliente({ nome: 'Aurora Tecidos' });
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, `/empresas?cliente_id=${cliente.id}`);
  await expect(chip(page)).toContainText('Aurora Tecidos');
  await page.getByRole('button', { name: 'Nova empresa' }).first().click();
  const nova = page.getByRole('dialog', { name: 'Nova empresa' });
  const cnpj = nova.getByRole('textbox', { name: 'CNPJ' });
  await cnpj.fill(cliente.cnpj);
  await nova.getByRole('textbox', { name: 'Razão social' }).fill('Aurora Filial Ltda');
  const salvar = nova.getByRole('button', { name: 'Salvar empresa' });
  await salvar.click();
  await expect(nova.getByText('Este CNPJ já pertence ao cliente Aurora Tecidos.')).toBeVisible();
  await cnpj.fill(`112223330001${digitosDoCnpj('112223330001')}`);
  await salvar.click();
  await expect(nova).toBeHidden();

  const linha = page.getByRole('row').filter({ hasText: 'Aurora Filial Ltda' });
  await linha.click();
  const gaveta = page.getByRole('dialog', { name: 'Empresa' });
  const arquivo = gaveta.locator('input[type="file"]');
  const enviar = (buffer: Buffer) =>
    arquivo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await enviar(Buffer.from('x'));
  await expect(page.getByText('Erro ao fazer upload')).toBeVisible();
  await enviar(PIXEL);
  const logo = gaveta.getByRole('img', { name: 'Logo de Aurora Filial Ltda' });
  await expect(logo).toBeVisible();
  await gaveta.getByRole('button', { name: 'Remover' }).click();
  await expect(logo).toBeHidden();
  await gaveta.getByRole('button', { name: 'Fechar' }).click();

  await linha.getByRole('button', { name: /Ações|Mais/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(linha).toBeHidden();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Aurora Tecidos Ltda' })).toBeVisible();
  await expect(linha).toHaveCount(0);
});
