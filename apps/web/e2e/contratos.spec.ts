import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';
import { continuarAte } from './passos.apoio.ts';

const gavetaDe = (page: Page) => page.getByRole('dialog', { name: 'Contrato', exact: true });

test('AD-01 a contract is created in steps and gets a number that no other has', async ({
  page,
  firma,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/409/);
  const cliente = await firma.cliente({ nome: 'Aurora Tecidos', numero_contrato: '2025-0001' });
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await firma.pessoa({ nome: 'Camila Duarte' });
  await entrarComo(page, admin, `/contrato-form?cliente_id=${cliente.id}`);
  const numero = page.getByRole('textbox', { name: 'Número' });
  await numero.fill('2025-0001');
  await page.getByRole('combobox', { name: 'Responsável' }).fill('camila');
  await page.getByRole('option', { name: 'Camila Duarte' }).click();
  await continuarAte(page, 3);
  await page.getByRole('textbox', { name: 'Valor mensal' }).fill('1.500,00');
  await continuarAte(page, 5);
  const salvar = page.getByRole('button', { name: 'Salvar contrato' });
  await salvar.click();
  await expect(page.getByText('Já existe um contrato com este número.')).toBeVisible();
  await numero.fill('');
  await continuarAte(page, 5);
  await salvar.click();
  const gaveta = gavetaDe(page);
  for (const dado of ['2026-0001', 'Rascunho', 'Camila Duarte']) {
    await expect(gaveta.getByText(dado, { exact: true })).toBeVisible();
  }
  await expect(gaveta.getByText('1.500,00')).toBeVisible();
});

test('AD-12 a contract goes through its statuses, and is reactivated with a reason', async ({
  page,
  firma,
  entrarComo,
  comoPrograma,
}) => {
  const { id: cliente_id } = await firma.cliente();
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const { id } = await (await comoPrograma(admin)).pedir<{ id: number }>('POST', '/api/contratos', {
    cliente_id,
  });
  await entrarComo(page, admin, `/contratos?contrato=${id}`);
  const gaveta = gavetaDe(page);
  const status = (texto: string) => gaveta.getByText(texto, { exact: true });
  await gaveta.getByRole('button', { name: 'Iniciar implantação' }).click();
  await gaveta.getByRole('button', { name: 'Ativar' }).click();
  await expect(status('Ativo')).toBeVisible();
  await gaveta.getByRole('button', { name: 'Encerrar' }).click();
  const fim = page.getByRole('dialog', { name: 'Encerrar?' });
  await fim.getByRole('button', { name: 'Encerrar' }).click();
  await expect(status('Encerrado')).toBeVisible();
  await gaveta.getByRole('button', { name: 'Reativar' }).click();
  const motivo = page.getByRole('dialog', { name: 'Reativar contrato' });
  await motivo.getByRole('textbox', { name: 'Motivo' }).fill('O cliente voltou');
  await motivo.getByRole('button', { name: 'Reativar' }).click();
  await expect(status('Ativo')).toBeVisible();
});

test('a stale change of a contract in force is redone over the newer, as an amendment', async ({
  page,
  firma,
  vigia,
  entrarComo,
  comoPrograma,
}) => {
  vigia.permitir(/409/);
  const { contrato_id: id } = await firma.cliente();
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, `/contrato-form?id=${id}`);
  await continuarAte(page, 2);
  await page.getByRole('textbox', { name: 'Serviços' }).fill('Fiscal\nFolha');
  const outra = await comoPrograma(await firma.pessoa({ grupo_id: GRUPO.administrador }));
  await outra.pedir('PUT', `/api/contratos/${id}`, { numero_contrato: '2026-0187' });
  await continuarAte(page, 5);
  const salvar = page.getByRole('button', { name: 'Salvar contrato' });
  await salvar.click();
  await expect(page.getByText(/foi alterado por outra pessoa/)).toBeVisible();
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await page.getByRole('textbox', { name: 'O que muda' }).fill('Passa a ter fiscal');
  await salvar.click();
  await expect(gavetaDe(page).getByText('2026-0187')).toBeVisible();
  const aditivo = page.getByRole('listitem').filter({ hasText: 'Aditivo 1, a partir de' });
  await expect(aditivo).toContainText('Passa a ter fiscal');
  await expect(aditivo.locator('ins')).toHaveText('Fiscal, Folha');
});
