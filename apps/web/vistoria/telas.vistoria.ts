import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from '../e2e/apoio.ts';
import { enderecoDe, GRADE, nomeDa, PASTA } from './grade.ts';

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
    await semViolacoes(page, [modo]);
  });
}
