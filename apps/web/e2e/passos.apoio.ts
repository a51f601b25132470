import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes on, step by step, to the n-th of a form in steps. Each is waited for: a click on a step that
 * is being left goes nowhere.
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
