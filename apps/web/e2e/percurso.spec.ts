import type { Page } from '@playwright/test';
import { ROTAS, type RotaComPagina, temPagina } from '../src/app/rotas.ts';
import { type CONTAS, contasDe, enderecoDe, LARGURAS } from '../vistoria/grade.ts';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

// Every page as each account, and as the administrator at every width: what `npm run vistoria`
// photographs one by one, walked here in one session per test.

const paginasDe = (conta: (typeof CONTAS)[number] | null): RotaComPagina[] =>
  ROTAS.filter(temPagina).filter((rota) => contasDe(rota).includes(conta));

/** Opens a page as its address in the browser does, and waits until it has all it asked for. */
async function abrir(page: Page, rota: RotaComPagina): Promise<void> {
  await page.goto(enderecoDe(rota));
  await expect(page.getByText('Verificando Acesso')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const conta of ['gestor', 'consultor'] as const) {
  test(`${conta} walks every page: nothing fails, nothing is refused`, async ({ page }) => {
    test.slow();
    await entrarComo(page, conta);
    for (const rota of paginasDe(conta)) {
      await test.step(rota.path, async () => {
        await abrir(page, rota);
        await semRolagemLateral(page);
      });
    }
  });
}

for (const largura of LARGURAS) {
  test(`the administrator walks every page at ${largura} px, dark and light`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: largura, height: largura < 768 ? 812 : 900 });
    await entrarComo(page, 'admin');
    for (const rota of paginasDe('admin')) {
      await test.step(rota.path, async () => {
        await abrir(page, rota);
        await semRolagemLateral(page);
        await semViolacoes(page);
      });
    }
  });
}

for (const conta of ['cliente', null] as const) {
  test(`the pages of ${conta ?? 'nobody in particular'} hold at every width`, async ({ page }) => {
    test.setTimeout(120_000);
    if (conta) await entrarComo(page, conta);
    for (const largura of LARGURAS) {
      await page.setViewportSize({ width: largura, height: largura < 768 ? 812 : 900 });
      for (const rota of paginasDe(conta)) {
        await test.step(`${rota.path} ${largura} px`, async () => {
          await abrir(page, rota);
          await semRolagemLateral(page);
          await semViolacoes(page);
        });
      }
    }
  });
}
