import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  entrarComo,
  expect,
  SENHA_DA_DEMONSTRACAO,
  semRolagemLateral,
  semViolacoes,
  test,
} from './apoio.ts';

const gaveta = (page: Page) => page.locator('[data-gaveta]');

test('P38 an administrator finds who changed what, field by field, and takes it along', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/422/);
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
  const headers = { authorization: `Bearer ${token}` };
  const nome = `Time da auditoria ${Date.now()}`;
  const criado = await page.request.post('/times-completos', { headers, data: { nome } });
  const { time } = await criado.json();
  await page.request.put(`/times-completos/${time.id}`, { headers, data: { cor: '#123456' } });

  await page.getByRole('link', { name: 'Auditoria' }).click();
  // What an administrator only read is left out, in sight of a switch.
  const lidos = page.getByText('leu agendamentos como administrador').first();
  await expect(page.getByRole('button', { name: new RegExp(nome) }).first()).toBeVisible();
  await expect(lidos).toBeHidden();
  await page.request.get('/api/agendamentos', { headers });
  await page.getByRole('button', { name: 'Leituras: ocultas' }).click();
  await page.getByRole('option', { name: 'Mostradas' }).click();
  await expect(page).toHaveURL(/leituras=1/);
  await expect(lidos).toBeVisible();
  await page.getByRole('button', { name: 'Leituras: mostradas' }).click();
  await page.getByRole('option', { name: 'Ocultas' }).click();
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
  await expect(page.getByRole('button', { name: /^Leituras/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByRole('menuitem', { name: 'Excel (XLSX)' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const prova = page.getByRole('dialog', { name: 'Confirme que é você' });
  await prova.getByLabel('Senha atual').fill('não é esta');
  await page.keyboard.press('Enter');
  await expect(prova.getByText('Senha atual incorreta.')).toBeVisible();
  await semViolacoes(page);
  await prova.getByLabel('Senha atual').fill(SENHA_DA_DEMONSTRACAO);
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    prova.getByRole('button', { name: 'Baixar a auditoria' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);
  const planilha = await readFile(await arquivo.path(), 'utf8');
  // Only what the filters found: the creation and the change of this team.
  expect(planilha).toContain(`alterou cor do time ${nome}`);
  expect(planilha).not.toContain('entrou');
  await expect(prova).toBeHidden();

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
  // Somebody else may change them just then: what is opened is this reading.
  const leitura = gaveta(page)
    .getByRole('listitem')
    .filter({ hasText: /leu os dados pessoais/ })
    .first();
  await leitura.getByText('O que mudou').click();
  await expect(leitura.getByText('campos lidos').first()).toBeVisible();
  await semViolacoes(page);
});

test('who does not audit has no such tab', async ({ page }) => {
  await entrarComo(page, 'gestor', '/gerenciar-usuarios?aba=auditoria');
  await expect(page.getByRole('link', { name: 'Grupos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Auditoria' })).toHaveCount(0);
});

test('on a phone the tab that is open is in sight, whole, and so is every line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/gerenciar-usuarios?aba=auditoria');
  const abas = page.getByRole('navigation', { name: 'Partes da página' });
  const fim = async () => {
    const [fila, aba] = await Promise.all([
      abas.boundingBox(),
      abas.getByRole('link', { name: 'Auditoria' }).boundingBox(),
    ]);
    return fila && aba && Math.ceil(aba.x + aba.width) <= Math.ceil(fila.x + fila.width);
  };
  await expect.poll(fim).toBe(true);
  const linhas = page.locator('ol > li > button');
  await expect(linhas.first()).toBeVisible();
  const cortadas = await linhas.evaluateAll(
    (todas) => todas.filter((uma) => uma.scrollWidth > uma.clientWidth).length,
  );
  expect(cortadas).toBe(0);
  await semRolagemLateral(page);
});
