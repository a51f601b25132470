import { readFile } from 'node:fs/promises';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

test('AD-24 people are imported from a file after every line’s outcome was seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar usuários' });
  const [modelo] = await Promise.all([
    page.waitForEvent('download'),
    dialogo.getByRole('button', { name: 'Baixar modelo' }).click(),
  ]);
  expect(await readFile(await modelo.path(), 'utf8')).toContain('nome;email;grupo');
  await semViolacoes(page);
  const escolher = async (linhas: string) => {
    const [escolha] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialogo.getByRole('button', { name: /arquivo CSV/ }).click(),
    ]);
    const buffer = Buffer.from(`Nome;E-mail;Grupo\n${linhas}`);
    await escolha.setFiles({ name: 'pessoas.csv', mimeType: 'text/csv', buffer });
  };
  const importar = dialogo.getByRole('button', { name: /^Importar/ });
  await escolher('Gestora;gestor@dominio.demo;Gestor\nErrada;sem-arroba;Consultor\n');
  await expect(
    dialogo.getByText(
      'Ninguém a importar: parte já tem cadastro; corrija as linhas com erro e escolha o arquivo outra vez.',
    ),
  ).toBeVisible();
  await expect(importar).toHaveCount(0);
  await dialogo.getByRole('button', { name: 'Outro arquivo' }).click();
  const marca = Date.now();
  await escolher(`Importada Um;um${marca}@dominio.demo;Consultor
Importada Dois;dois${marca}@dominio.demo;Consultor
Gestora;gestor@dominio.demo;Gestor
Errada;sem-arroba;Consultor
`);
  await expect(
    dialogo.getByText('2 pessoas serão criadas · 1 já existe · 1 com erro'),
  ).toBeVisible();
  await expect(dialogo.getByText('E-mail inválido.')).toBeVisible();
  await semRolagemLateral(page);
  await semViolacoes(page);
  await dialogo.getByRole('switch', { name: 'Só erros' }).click();
  await expect(dialogo.getByText('Importada Um')).toHaveCount(0);
  await expect(importar).toHaveText('Importar 2 pessoas');
  await importar.click();
  await expect(dialogo.getByText('2 pessoas criadas e convidadas', { exact: false })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await page.getByRole('searchbox', { name: 'Buscar usuário' }).fill(`dois${marca}`);
  await expect(page.getByRole('button', { name: 'Importada Dois' }).first()).toBeVisible();
});
