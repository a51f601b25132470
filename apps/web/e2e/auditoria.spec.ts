import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const gaveta = (page: Page) => page.locator('[data-gaveta]');

test('P38 an administrator finds who changed what, field by field, and takes it along', async ({
  page,
}) => {
  test.slow();
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
  const headers = { authorization: `Bearer ${token}` };
  const nome = `Time da auditoria ${Date.now()}`;
  const criado = await page.request.post('/times-completos', { headers, data: { nome } });
  const { time } = await criado.json();
  await page.request.put(`/times-completos/${time.id}`, { headers, data: { cor: '#123456' } });

  await page.getByRole('link', { name: 'Auditoria' }).click();
  await page.getByRole('button', { name: 'Registro: todos' }).click();
  await page.getByRole('option', { name: 'Time', exact: true }).click();
  await expect(page).toHaveURL(/tipo=time/);
  const linha = page.getByRole('button', { name: new RegExp(`alterou cor do time ${nome}`) });
  await expect(linha).toBeVisible();
  await semViolacoes(page);
  await linha.click();
  await expect(gaveta(page).getByText('#123456')).toBeVisible();
  await expect(gaveta(page).getByRole('link', { name: nome })).toHaveAttribute(
    'href',
    `/times?time=${time.id}`,
  );
  await semViolacoes(page);
  await gaveta(page).getByRole('link', { name: 'Tudo sobre ele' }).click();
  await expect(gaveta(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(nome) })).toHaveCount(2);

  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await baixado).suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);

  await page.setViewportSize({ width: 375, height: 760 });
  await semRolagemLateral(page);
  await page
    .getByRole('button', { name: new RegExp(nome) })
    .first()
    .click();
  await semRolagemLateral(page);
  await semViolacoes(page);
});

test('a person’s drawer tells what was done to them', async ({ page }) => {
  await entrarComo(page, 'admin', '/gerenciar-usuarios?termo=consultor%40dominio.demo');
  await page.getByRole('gridcell', { name: 'consultor@dominio.demo' }).click();
  await gaveta(page).getByRole('link', { name: 'Histórico' }).click();
  await expect(
    gaveta(page)
      .getByText(/leu os dados pessoais/)
      .first(),
  ).toBeVisible();
  await gaveta(page).getByText('O que mudou').first().click();
  await expect(gaveta(page).getByText('campos lidos').first()).toBeVisible();
  await semViolacoes(page);
});

test('who does not audit has no such tab', async ({ page }) => {
  await entrarComo(page, 'gestor', '/gerenciar-usuarios?aba=auditoria');
  await expect(page.getByRole('link', { name: 'Grupos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Auditoria' })).toHaveCount(0);
});
