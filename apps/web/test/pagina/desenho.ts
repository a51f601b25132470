import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Asserts that nothing of the page is wider than the window, once it stands as the window is. */
export async function semRolagemLateral(): Promise<void> {
  const { documentElement: raiz } = document;
  await expect
    .poll(() => raiz.scrollWidth - raiz.clientWidth, { message: 'largura que sobra da janela' })
    .toBeLessThanOrEqual(0);
}

/** Asserts that what is in sight has nothing drawn over its middle. */
export async function descoberto(alvo: Locator): Promise<void> {
  const noMeio = () => {
    const no = alvo.element();
    const { x, y, width, height } = no.getBoundingClientRect();
    return no.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(noMeio, { message: 'nada por cima' }).toBe(true);
}
