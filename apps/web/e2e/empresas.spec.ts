import { digitosDoCnpj, mascararCnpj } from '@dominio/contrato/documentos';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';
import { meusClientes } from './clientes.apoio.ts';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const umCnpj = (ordem: string) => {
  const base = `${String(Date.now()).slice(-8)}${ordem}`;
  return base + digitosDoCnpj(base);
};

test('AD-01 the companies of the firm are found by a masked CNPJ and changed in the drawer', async ({
  page,
}) => {
  await entrarComo(page, 'admin', '/gerenciar-empresas');
  const [cliente] = (await meusClientes(page)).filter(({ cnpj }) => cnpj !== null);
  const tabela = page.getByRole('main');
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await expect(tabela.locator('tr[data-indice]').first()).toBeVisible();
  await semViolacoes(page);
  // Each chip says how many it leaves, and keeps it in the address.
  const chip = page.getByRole('region', { name: 'Qualidade do cadastro' }).getByRole('button');
  await chip.first().click();
  await expect(page).toHaveURL(/qualidade=\w+/);
  // The test beside this one registers a company.
  await expect(async () => {
    const quantas = Number((await chip.first().locator('b').textContent())?.replace('.', ''));
    expect(quantas).toBeGreaterThan(0);
    const rodape = tabela.getByText(new RegExp(`de ${quantas}\\b`)).first();
    await expect(rodape).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Not the one which that test deletes again.
  await tabela
    .locator('tr[data-indice]')
    .filter({ hasNotText: /Empresa \d{13}/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'A corrigir' })).toBeVisible();
  await semViolacoes(page);
  await page.keyboard.press('Escape');
  await chip.first().click();
  await expect(page).not.toHaveURL(/qualidade=/);
  await page
    .getByRole('searchbox', { name: 'Buscar empresa' })
    .fill(mascararCnpj(cliente?.cnpj ?? ''));
  const linhas = tabela.locator('tr[data-indice]');
  await expect(linhas).toHaveCount(1);
  await linhas.first().click();
  const gaveta = page.getByRole('dialog', { name: 'Empresa' });
  const fantasia = gaveta.getByRole('textbox', { name: 'Nome fantasia' });
  const nome = `Fantasia ${Date.now()}`;
  await fantasia.fill(nome);
  await semViolacoes(page);
  await gaveta.getByRole('button', { name: 'Salvar empresa' }).click();
  await expect(gaveta).toBeHidden();
  await page.getByRole('searchbox', { name: 'Buscar empresa' }).fill(nome.toUpperCase());
  await expect(linhas).toHaveCount(1);
});

test('AD-04 AD-63 a company of the selected client is entered, gets a logo, loses it and is deleted', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/409|415/);
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/empresas');
  await expect(page.getByText('Selecione um cliente para ver esta página.')).toBeVisible();
  await semViolacoes(page);
  const [cliente] = await meusClientes(page);
  await page.goto(`/empresas?cliente_id=${cliente?.id}`);
  await expect(page).toHaveURL(/\/empresas$/);
  await page.getByRole('button', { name: 'Nova empresa' }).first().click();
  const nova = page.getByRole('dialog', { name: 'Nova empresa' });
  const cnpj = nova.getByRole('textbox', { name: 'CNPJ' });
  await cnpj.fill('11222333000182');
  await page.keyboard.press('Enter');
  await expect(nova.getByText('CNPJ inválido.')).toBeVisible();
  await cnpj.fill(cliente?.cnpj ?? '');
  await nova.getByRole('textbox', { name: 'Razão social' }).fill('Repetida Ltda');
  await nova.getByRole('button', { name: 'Salvar empresa' }).click();
  await expect(nova.getByText(`Este CNPJ já pertence ao cliente ${cliente?.name}.`)).toBeVisible();
  const razao = `Empresa ${Date.now()} Ltda`;
  await cnpj.fill(umCnpj('0001'));
  await nova.getByRole('textbox', { name: 'Razão social' }).fill(razao);
  await semViolacoes(page);
  await nova.getByRole('button', { name: 'Salvar empresa' }).click();
  await expect(nova).toBeHidden();

  const linha = page.getByRole('listitem').filter({ hasText: razao });
  await linha.getByText(razao).click();
  const gaveta = page.getByRole('dialog', { name: 'Empresa' });
  const arquivo = gaveta.locator('input[type="file"]');
  await arquivo.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('Tipo de arquivo não suportado')).toBeVisible();
  await arquivo.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByText('Erro ao fazer upload')).toBeVisible();
  await arquivo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  const logo = gaveta.getByRole('img', { name: `Logo de ${razao}` });
  await expect(logo).toBeVisible();
  await semViolacoes(page);
  await gaveta.getByRole('button', { name: 'Remover' }).click();
  await expect(logo).toBeHidden();
  await gaveta.getByRole('button', { name: 'Fechar' }).click();
  await semRolagemLateral(page);

  await linha.getByRole('button', { name: /Ações|Mais/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(linha).toBeHidden();
});

test('who only reads finds no way to change', async ({ page }) => {
  await entrarComo(page, 'consultor', '/gerenciar-empresas');
  await page.getByRole('main').locator('tr[data-indice]').first().click();
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
  const gaveta = page.getByRole('dialog', { name: 'Empresa' });
  await expect(gaveta.getByRole('textbox', { name: 'Razão social' })).toBeDisabled();
  await expect(gaveta.getByRole('button', { name: 'Salvar empresa' })).toHaveCount(0);
});
