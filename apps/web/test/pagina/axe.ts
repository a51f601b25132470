import axe from 'axe-core';
import { expect } from 'vitest';

const TEMAS = ['dark', 'light'] as const;
type Tema = (typeof TEMAS)[number];

const REGRAS: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const REGRAS_DE_COR: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

async function violacoes(runOnly: axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** What is folded away stands still, and so do its changes. */
const aVista = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.checkVisibility();
const mudancas = () =>
  document
    .getAnimations()
    .filter((uma) => uma instanceof CSSTransition && uma.playState === 'running' && aVista(uma));

/** Changes the colours of the page, all of them at once, and waits for what moves besides. */
async function vestir(tema: Tema): Promise<void> {
  // A colour handed down starts its own change once that of the parent has moved: seconds of them.
  const parada = new CSSStyleSheet();
  parada.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, parada];
  document.documentElement.dataset.tema = tema;
  document.documentElement.dataset.mantineColorScheme = tema;
  // Asking for one resolves all of them, before changes may move again.
  getComputedStyle(document.body).getPropertyValue('color');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((uma) => uma !== parada);
  await expect.poll(() => mudancas().length, { message: 'mudanças em curso' }).toBe(0);
}

/**
 * Asserts that axe finds nothing on the page once what it asked for is there, in the dark theme and
 * in the light (ADR 0009). Only colours differ between the two, so the second theme is asked about
 * those alone. Once per state of a page, in a test of its own: it takes half a second.
 */
export async function semViolacoes(temas: readonly Tema[] = TEMAS): Promise<void> {
  await expect
    .poll(() => document.querySelectorAll('[aria-busy="true"]').length, { message: 'carregando' })
    .toBe(0);
  for (const [i, tema] of temas.entries()) {
    // The settings of the person, when they arrive only now, put their own theme on.
    const ficou = () => document.documentElement.dataset.tema === tema;
    let achados: string[];
    do {
      await vestir(tema);
      achados = await violacoes(i === 0 ? REGRAS : REGRAS_DE_COR);
    } while (!ficou());
    expect(achados, `axe no tema ${tema}`).toEqual([]);
  }
  await vestir('dark');
}
