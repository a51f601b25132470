import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/**
 * Clicks 'Continuar' until step n of a form in steps shows. Waits for each step, because a click on
 * a step that is closing is lost.
 */
export async function continuarAte(n: number, onde: Locator = page.elementLocator(document.body)) {
  const lista = onde.getByRole('list', { name: 'Passos' });
  await expect.element(lista).toBeVisible();
  const passos = lista.getByRole('button');
  const noPasso = (no: Element) => no.getAttribute('aria-current') === 'step';
  const atual = passos.elements().findIndex(noPasso);
  for (let i = atual + 1; i < n; i++) {
    await onde.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(passos.nth(i)).toHaveAttribute('aria-current', 'step');
  }
}
