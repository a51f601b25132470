import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TEMAS = ['dark', 'light'] as const;
const REGRAS: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const REGRAS_DE_COR: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Runs axe inside the page, which has no frames (ADR 0009). */
async function violacoes(page: Page, regras: axe.RunOnly): Promise<string[]> {
  // Once per document: it is half a megabyte to send and to read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, regras);
}

/** Changes the colours of the page, all of them at once, and waits for what moves besides. */
async function vestir(page: Page, tema: (typeof TEMAS)[number]): Promise<void> {
  await page.evaluate(async (valor) => {
    // A colour handed down starts its own change once that of the parent has moved: seconds of them.
    const parada = new CSSStyleSheet();
    parada.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(parada);
    document.documentElement.dataset.tema = valor;
    document.documentElement.dataset.mantineColorScheme = valor;
    // Asking for one resolves all of them, before changes may move again.
    getComputedStyle(document.body).getPropertyValue('color');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((uma) => uma !== parada);
    // What is folded away stands still, and so do its changes.
    const aVista = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const mudancas = () =>
      document
        .getAnimations()
        .filter(
          (uma) => uma instanceof CSSTransition && uma.playState === 'running' && aVista(uma),
        );
    // One that is folded away meanwhile never ends: they are looked at anew.
    while (mudancas().length > 0) {
      const fins = Promise.allSettled(mudancas().map((uma) => uma.finished));
      await Promise.race([fins, new Promise((seguir) => setTimeout(seguir, 1_000))]);
    }
  }, tema);
}

/**
 * Asserts that axe finds nothing on the page once what it asked for is there, in the dark theme and
 * in the light. Only colours differ between the two, so the second theme is asked about those alone.
 */
export async function semViolacoes(
  page: Page,
  temas: readonly (typeof TEMAS)[number][] = TEMAS,
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const [i, tema] of temas.entries()) {
    let achados: string[] = [];
    // The settings of the person, when they arrive only now, put their own theme on.
    await expect(async () => {
      await vestir(page, tema);
      achados = await violacoes(page, i === 0 ? REGRAS : REGRAS_DE_COR);
      await expect(page.locator('html')).toHaveAttribute('data-tema', tema, { timeout: 1 });
    }).toPass();
    expect(achados, `axe no tema ${tema}`).toEqual([]);
  }
  await vestir(page, 'dark');
}
