import { entrarComo, expect, test } from './apoio.ts';

for (const conta of ['gestor', 'cliente'] as const) {
  test(`without a network the ${conta} is told quietly, and no longer once it is back`, async ({
    page,
    vigia,
  }) => {
    vigia.permitir(/./);
    await entrarComo(page, conta);
    const titulo = page.getByRole('heading', { level: 1 });
    const linha = page.getByRole('status').filter({ hasText: /^Sem conexão/ });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const antes = await titulo.boundingBox();
    await expect(linha).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(linha).toBeVisible();
    const [faixa, cabecalho] = await Promise.all([linha.boundingBox(), titulo.boundingBox()]);
    const folga = (cabecalho?.y ?? 0) - (faixa?.y ?? 0) - (faixa?.height ?? 0);
    expect(folga, 'entre a faixa e o título').toBeGreaterThanOrEqual(16);
    await page.context().setOffline(false);
    await expect(linha).toHaveCount(0);
    await expect.poll(() => titulo.boundingBox()).toEqual(antes);
  });
}

test('a server that is merely slow is no lost connection', async ({ page }) => {
  await entrarComo(page, 'gestor');
  const { promise: solto, resolve: soltar } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (rota) => {
    await solto;
    await rota.continue();
  });
  const resposta = page.waitForResponse('**/api/clients?*');
  const passaram2s = new Promise((passar) => setTimeout(passar, 2_000));
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toHaveCount(1);
  await passaram2s;
  await expect(page.getByText(/^Sem conexão/)).toHaveCount(0);
  soltar();
  await resposta;
  await expect(page.getByText(/^Sem conexão/)).toHaveCount(0);
});
