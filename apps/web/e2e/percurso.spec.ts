import type { Page } from '@playwright/test';
import { tituloDaJanela } from '../src/app/anunciar-pagina.ts';
import { type RotaComPagina, temPagina } from '../src/app/rotas/rota.ts';
import { ROTAS } from '../src/app/rotas.ts';
import { type CONTAS, contasDe, enderecoDe, LARGURAS } from '../vistoria/grade.ts';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

// Every page as each account, and as the administrator at every width: what `npm run vistoria`
// photographs one by one, walked here in one session per test.

const paginasDe = (conta: (typeof CONTAS)[number] | null): RotaComPagina[] =>
  ROTAS.filter(temPagina).filter((rota) => contasDe(rota).includes(conta));

/** Waits until a page has all it asked for. */
async function completa(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens a page as its address in the browser does. */
async function abrir(page: Page, rota: RotaComPagina): Promise<void> {
  await page.goto(enderecoDe(rota));
  await expect(page.getByText('Verificando Acesso')).toHaveCount(0);
  await completa(page);
}

/** Opens a page as the browser's Back does, within the application that is already there. */
async function passarPara(page: Page, rota: RotaComPagina): Promise<void> {
  await page.evaluate((endereco) => {
    history.pushState({}, '', endereco);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, enderecoDe(rota));
  await expect(page).toHaveTitle(tituloDaJanela(rota.titulo));
  await completa(page);
}

/** However narrow the page, no column of a table shrinks away: the table scrolls instead. */
async function colunasLegiveis(page: Page): Promise<void> {
  const estreitas = await page
    .locator('[role="grid"] thead th[data-tipo]')
    .evaluateAll((titulos) =>
      titulos
        .filter((th) => th.clientWidth < (th.matches('[data-principal]') ? 120 : 72))
        .map((th) => `${th.textContent}: ${th.clientWidth} px`),
    );
  expect(estreitas, 'colunas estreitas demais').toEqual([]);
}

for (const [conta, ir] of [
  ['gestor', abrir],
  ['consultor', passarPara],
] as const) {
  test(`${conta} walks every page: nothing fails, nothing is refused`, async ({ page }) => {
    test.slow();
    await entrarComo(page, conta);
    for (const rota of paginasDe(conta)) {
      await test.step(rota.path, async () => {
        await ir(page, rota);
        await semRolagemLateral(page);
      });
    }
  });
}

for (const largura of LARGURAS) {
  // Loading the application is one claim, and the costly one: a width of its own proves it.
  const ir = largura === 1440 ? abrir : passarPara;
  test(`the administrator walks every page at ${largura} px, dark and light`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: largura, height: largura < 768 ? 812 : 900 });
    await entrarComo(page, 'admin');
    for (const rota of paginasDe('admin')) {
      await test.step(rota.path, async () => {
        await ir(page, rota);
        await semRolagemLateral(page);
        await colunasLegiveis(page);
        await semViolacoes(page);
      });
    }
  });
}

for (const conta of ['cliente', null] as const) {
  test(`the pages of ${conta ?? 'nobody in particular'} hold at every width`, async ({ page }) => {
    test.setTimeout(120_000);
    if (conta) await entrarComo(page, conta);
    for (const rota of paginasDe(conta)) {
      await abrir(page, rota);
      for (const largura of LARGURAS) {
        await test.step(`${rota.path} ${largura} px`, async () => {
          await page.setViewportSize({ width: largura, height: largura < 768 ? 812 : 900 });
          await completa(page);
          await semRolagemLateral(page);
          await semViolacoes(page);
        });
      }
    }
  });
}
