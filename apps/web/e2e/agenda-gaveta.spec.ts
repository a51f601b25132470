import { gaveta } from './agenda.apoio.ts';
import { expect, test } from './jornada.ts';

test('the drawer opens after its code, which failed to load once, is fetched again', async ({
  page,
  firma,
  rede,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/gaveta-.*\.js/);
  await rede.cortar('**/gaveta-*.js', 1);
  await entrarComo(page, await firma.pessoa(), '/agenda');
  const perdida = page.waitForEvent('requestfailed', (pedido) => pedido.url().includes('/gaveta-'));
  await page.mouse.move(300, 300);
  await perdida;
  await page.getByRole('button', { name: 'Novo agendamento', exact: true }).first().click();
  await expect(gaveta(page, 'Novo agendamento')).toBeVisible();
});
