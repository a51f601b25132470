import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Asserts that nothing is wider than the window, once the layout has followed its width. */
export async function semRolagemLateral(): Promise<void> {
  const { documentElement: raiz } = document;
  await expect
    .poll(() => raiz.scrollWidth - raiz.clientWidth, { message: 'largura que sobra da janela' })
    .toBeLessThanOrEqual(0);
}

/** Asserts that a visible element is not covered at its middle. */
export async function descoberto(alvo: Locator): Promise<void> {
  const noMeio = () => {
    const no = alvo.element();
    const { x, y, width, height } = no.getBoundingClientRect();
    return no.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(noMeio, { message: 'nada por cima' }).toBe(true);
}
