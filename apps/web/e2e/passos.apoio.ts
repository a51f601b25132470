import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Clicks 'Continuar' until step n of a form in steps shows. Waits for each step, because a click on
 * a step that is closing is lost.
 */
export async function continuarAte(onde: Page | Locator, n: number): Promise<void> {
  const passos = onde.getByRole('list', { name: 'Passos' }).getByRole('button');
  const atual = onde.locator('[aria-label="Passos"] [aria-current="step"]');
  await expect(atual).toBeVisible();
  const titulos = await passos.allTextContents();
  for (let i = titulos.indexOf((await atual.textContent()) ?? '') + 1; i < n; i++) {
    await onde.getByRole('button', { name: 'Continuar' }).click();
    await expect(atual).toHaveText(titulos[i] ?? '');
  }
}
