import { readFile } from 'node:fs/promises';
import {
  entrarComo,
  expect,
  SENHA_DA_DEMONSTRACAO,
  semRolagemLateral,
  semViolacoes,
  test,
} from './apoio.ts';

test('P50 the own data are downloaded by who tells the password again; a wrong one asks once more', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/422/);
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'consultor', '/minha-conta?aba=dados');
  await expect(page.getByText('Registro de auditoria')).toBeVisible();
  await semRolagemLateral(page);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Confirme que é você' });
  const senha = dialogo.getByLabel('Senha atual');
  await senha.fill('não é esta');
  await page.keyboard.press('Enter');
  await expect(dialogo.getByText('Senha atual incorreta.')).toBeVisible();
  await semViolacoes(page);
  await senha.fill(SENHA_DA_DEMONSTRACAO);
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    dialogo.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
  const dados = JSON.parse(await readFile(await arquivo.path(), 'utf8'));
  expect(dados.cadastro.email).toBe('consultor@dominio.demo');
  expect(dados.agendamentos.total).toBeGreaterThan(0);
  await expect(page.getByText('Dados exportados')).toBeVisible();
  await expect(dialogo).toBeHidden();
  await semViolacoes(page);
});
