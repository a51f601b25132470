import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';
import { meusClientes } from './clientes.apoio.ts';

test('the record of the selected client is changed, and a version that is stale refused', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/409/);
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/dados-cliente');
  await expect(page.getByText('Selecione um cliente para ver esta página.')).toBeVisible();
  const cliente = (await meusClientes(page)).at(-1);
  await page.goto(`/dados-cliente?cliente_id=${cliente?.id}`);
  const segmento = page.getByRole('textbox', { name: 'Segmento' });
  await segmento.fill('Comércio de tecidos');
  await semViolacoes(page);
  await semRolagemLateral(page);
  await page.getByRole('button', { name: 'Salvar cliente' }).click();
  await expect(page.getByText('Cliente salvo')).toBeVisible();
  await page.reload();
  await expect(segmento).toHaveValue('Comércio de tecidos');

  await page.evaluate(async (id) => {
    await fetch(`/api/clients/${id}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('dominio.token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ site: 'exemplo.com.br' }),
    });
  }, cliente?.id);
  await segmento.fill('Outro');
  await page.getByRole('button', { name: 'Salvar cliente' }).click();
  await expect(page.getByText(/foi alterado por outra pessoa/)).toBeVisible();
  await expect(segmento).toHaveValue('Outro');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('textbox', { name: 'Site' })).toHaveValue(/exemplo\.com\.br/);
  await expect(segmento).toHaveValue('Comércio de tecidos');
});
