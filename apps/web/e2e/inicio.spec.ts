import type { APIResponse, Page } from '@playwright/test';
import { entrarComo, expect, soNestaPagina, test } from './apoio.ts';

const cartao = (page: Page, nome: string) =>
  page.getByRole('main').getByRole('region', { name: nome, exact: true });
/** How far what is seen has jumped since the page was opened. */
const saltos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolver) => {
        let soma = 0;
        new PerformanceObserver((lista) => {
          for (const salto of lista.getEntries())
            soma += (salto as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolver(soma)));
      }),
  );

test('nothing jumps while slow blocks arrive one by one, at 1440 and at 375 px', async ({
  page,
}) => {
  await soNestaPagina(page);
  await entrarComo(page, 'consultor', '/selecionar-cliente');
  let espera = 100;
  // On a phone a block is waited for no longer than 2 s: there the server's own time, however long,
  // is over, for it has answered the wide page.
  const respostas = new Map<string, APIResponse>();
  await page.route(/\/api\/(agendamentos|inicio)/, async (rota) => {
    espera += 100;
    const vez = new Promise((pronto) => setTimeout(pronto, espera));
    const url = rota.request().url();
    const response = respostas.get(url) ?? (await rota.fetch());
    respostas.set(url, response);
    await vez;
    await rota.fulfill({ response });
  });
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const) {
    espera = 100;
    await page.setViewportSize({ width, height });
    await page.goto('/inicio');
    await expect(cartao(page, 'Favoritos')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await saltos(page), `${width} px`).toBeLessThanOrEqual(0.02);
  }
  // News of the live connection may be on the way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
