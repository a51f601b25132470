import { GRUPO } from '@dominio/contrato/permissoes';
import { expect, test } from './jornada.ts';

test('AD-01 a contract is created on one page and gets a number that no other has', async ({
  page,
  firma,
  entrarComo,
}) => {
  const cliente = await firma.cliente({ nome: 'Aurora Tecidos', numero_contrato: '2026-0001' });
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await firma.pessoa({ nome: 'Camila Duarte' });
  await entrarComo(page, admin, `/contrato-form?cliente_id=${cliente.id}`);
  await page.getByRole('combobox', { name: 'Responsável' }).fill('camila');
  await page.getByRole('option', { name: 'Camila Duarte' }).click();
  await page.getByRole('textbox', { name: 'Valor mensal' }).fill('1.500,00');
  await page.getByRole('button', { name: 'Salvar contrato' }).click();
  const gaveta = page.getByRole('complementary', { name: 'Contrato' });
  for (const dado of ['2026-0002', 'Rascunho', 'Camila Duarte']) {
    await expect(gaveta.getByText(dado, { exact: true })).toBeVisible();
  }
  await expect(gaveta.getByText('1.500,00')).toBeVisible();
});
