import { GRUPO } from '@dominio/contrato/permissoes';
import { painel, sino } from './ao-vivo.apoio.ts';
import { expect, test } from './jornada.ts';

test('what an administrator writes to a group is read by a person of it, in toast and bell, and counted', async ({
  page,
  firma,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
}) => {
  const dona = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const bia = await firma.pessoa({ nome: 'Bia Ramos' });
  const daBia = await outroNavegador();
  await entrarAoVivo(daBia, bia, '/inicio');
  await entrarComo(page, dona, '/configuracoes/notificacoes?aba=enviar');
  const form = page.getByRole('region', { name: 'Enviar notificação' });
  const envios = page.getByRole('region', { name: 'Envios' });
  await test.step('it is written and sent', async () => {
    await form.getByRole('combobox', { name: 'Grupos', exact: true }).click();
    await page.getByRole('option', { name: 'Consultor', exact: true }).click();
    await form.getByRole('textbox', { name: 'Título', exact: true }).fill('Feriado');
    await form
      .getByRole('textbox', { name: 'Mensagem', exact: true })
      .fill('O escritório <b>fecha</b> na <a href="/agenda">sexta</a>.');
    await form.getByRole('button', { name: 'Enviar notificação' }).click();
    await expect(page.getByText('Notificação enviada', { exact: true })).toBeVisible();
  });
  await firma.trabalhos();
  await test.step('it is told with its marks, and its link leads on', async () => {
    const aviso = daBia.getByRole('status').filter({ hasText: 'Feriado' });
    await expect(aviso.locator('b')).toHaveText('fecha');
    await sino(daBia).click();
    const linha = painel(daBia).getByRole('listitem').filter({ hasText: 'Feriado' });
    await linha.getByRole('link', { name: 'sexta' }).click();
    await expect(daBia).toHaveURL(/\/agenda/);
    await expect(sino(daBia)).toHaveAccessibleName('Notificações');
  });
  await test.step('who sent it sees that it was read', async () => {
    await page.reload();
    await expect(envios.getByText(/lida por 1 de /)).toBeVisible();
  });
});
