import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { entrarComo, test } from './apoio.ts';
import { semViolacoes } from './axe.ts';
import { semRolagemLateral } from './desenho.ts';
import { enderecoDe, GRADE, nomeDa, PASTA } from './grade.ts';

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

mkdirSync(PASTA, { recursive: true });

for (const casa of GRADE) {
  const { rota, conta, largura, modo } = casa;
  const endereco = enderecoDe(rota);

  test(`${endereco} como ${conta ?? 'ninguém'}, ${largura} px, ${modo}`, async ({ page }) => {
    await page.setViewportSize({ width: largura, height: largura < 768 ? 812 : 900 });
    await page.addInitScript((tema) => localStorage.setItem('dominio.tema', tema), modo);
    if (conta) await entrarComo(page, conta, endereco);
    else await page.goto(endereco);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The live feed keeps the network busy for ever; skeletons say when the page is.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.screenshot({ path: join(PASTA, `${nomeDa(casa)}.png`), fullPage: false });
    await semRolagemLateral(page);
    await colunasLegiveis(page);
    await semViolacoes(page, [modo]);
  });
}
