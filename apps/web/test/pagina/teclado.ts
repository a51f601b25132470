import { type Locator, userEvent } from 'vitest/browser';

/** Focuses an element as Tab would, and presses keys: `teclar(linha, '{Enter}')`. */
export async function teclar(onde: Locator, teclas: string): Promise<void> {
  (await onde.findElement()).focus();
  await userEvent.keyboard(teclas);
}
