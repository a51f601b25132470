import { readFile } from 'node:fs/promises';
import { GRUPO } from '@dominio/contrato/permissoes';
import { SENHA } from './entrar.apoio.ts';
import { expect, test } from './jornada.ts';

test('P38 an administrator finds who changed what, field by field, and exports it', async ({
  page,
  firma,
  vigia,
  entrarComo,
  comoPrograma,
}) => {
  vigia.permitir(/422/);
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador, senha: SENHA });
  const time = await firma.time({ nome: 'Folha' });
  const outra = await comoPrograma(
    await firma.pessoa({ grupo_id: GRUPO.administrador, nome: 'Íris Falcão' }),
  );
  await outra.pedir('PUT', `/times-completos/${time.id}`, { cor: '#123456' });
  // An entry of another kind of record, which the filters must leave out.
  const entrada = { email: admin.email, password: SENHA };
  expect((await page.request.post('/auth/login', { data: entrada })).ok()).toBe(true);

  await entrarComo(page, admin, '/gerenciar-usuarios?aba=auditoria&tipo=time');
  await page.getByRole('button', { name: /Íris Falcão alterou cor do time Folha/ }).click();
  const gaveta = page.getByRole('dialog', { name: 'Registro de auditoria' });
  await expect(gaveta.getByText('#123456')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gaveta).toBeHidden();

  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const prova = page.getByRole('dialog', { name: 'Confirme que é você' });
  await prova.getByLabel('Senha atual').fill('não é esta');
  await page.keyboard.press('Enter');
  await expect(prova.getByText('Senha atual incorreta.')).toBeVisible();
  await prova.getByLabel('Senha atual').fill(SENHA);
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    prova.getByRole('button', { name: 'Baixar a auditoria' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toBe('auditoria-2026-03-11.csv');
  const planilha = await readFile(await arquivo.path(), 'utf8');
  // The file has only the entries that the filters found.
  expect(planilha).toContain('alterou cor do time Folha');
  expect(planilha).not.toContain('entrou');
});
