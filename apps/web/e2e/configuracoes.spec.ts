import { GRUPO } from '@dominio/contrato/permissoes';
import { expect, test } from './jornada.ts';

test('an integration never shows its secret again, and is tested with what was saved', async ({
  page,
  firma,
  entrarComo,
}) => {
  const segredo = 'um segredo de verdade';
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/configuracoes?painel=email');
  const gaveta = page.getByRole('dialog', { name: 'E-mail (SMTP)' });
  await gaveta.getByLabel('Servidor').fill('localhost');
  // No server listens on this port.
  await gaveta.getByLabel('Porta').fill('1');
  await gaveta.getByLabel('E-mail do remetente').fill('avisos@firma.demo');
  await gaveta.getByLabel('Usuário').fill('avisos');
  await gaveta.getByLabel('Senha', { exact: true }).fill(segredo);
  await gaveta.getByRole('button', { name: 'Salvar' }).click();
  await page.reload();
  await expect(gaveta.getByText('Definida', { exact: true })).toBeVisible();
  await expect(gaveta.getByLabel('Senha', { exact: true })).toHaveValue('');
  expect(await page.content()).not.toContain(segredo);
  await gaveta.getByRole('button', { name: 'Testar' }).click();
  await expect(gaveta.getByText(/Testado em/)).toBeVisible();
});
