import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/**
 * Focuses an element as Tab would, and presses keys: `teclar(linha, '{Enter}')`. A dialog or panel
 * takes the focus as it opens: it has it before anything in it is given it.
 */
export async function teclar(onde: Locator, teclas: string): Promise<void> {
  const alvo = await onde.findElement();
  const dialogo = alvo.closest('[role="dialog"], [data-gaveta]');
  if (dialogo) await expect.poll(() => dialogo.contains(document.activeElement)).toBe(true);
  alvo.focus();
  await userEvent.keyboard(teclas);
}
