import { type Locator, userEvent } from 'vitest/browser';

/** Puts the focus somewhere, as Tab would have, and presses keys: `teclar(linha, '{Enter}')`. */
export async function teclar(onde: Locator, teclas: string): Promise<void> {
  (await onde.findElement()).focus();
  await userEvent.keyboard(teclas);
}
