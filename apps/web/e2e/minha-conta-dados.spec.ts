import { readFile } from 'node:fs/promises';
import { SENHA } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

test('P50 the own data are downloaded as stored, after the password is given again', async ({
  page,
  firma,
  entrarComo,
}) => {
  const pessoa = await firma.pessoa({ senha: SENHA });
  await firma.agendamento({ criado_por: pessoa.id });
  await entrarComo(page, pessoa, '/minha-conta?aba=dados');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialogo.getByLabel('Senha atual').fill(SENHA);
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    dialogo.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toBe('meus-dados-2026-03-11.json');
  const dados = JSON.parse(await readFile(await arquivo.path(), 'utf8'));
  expect(dados.cadastro.email).toBe(pessoa.email);
  expect(dados.agendamentos.total).toBe(1);
  await expect(page.getByText('Dados exportados')).toBeVisible();
  await expect(dialogo).toBeHidden();
});
