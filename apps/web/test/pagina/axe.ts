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

/** Where something was found, and what axe measured there. */
const descrever = ({ target, any, all, none }: axe.NodeResult) =>
  [target.join(' '), ...[...any, ...all, ...none].map(({ message }) => message)].join(', ');

async function violacoes(runOnly: axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(descrever).join(' | ')}`);
}

/** Whether an animation is of a visible element: one inside a collapsed part never ends. */
const aVista = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.checkVisibility();
const mudancas = () =>
  document
    .getAnimations()
    .filter((uma) => uma instanceof CSSTransition && uma.playState === 'running' && aVista(uma));

/** Switches all colours of the page at once, and waits for other transitions to end. */
async function vestir(tema: Tema): Promise<void> {
  // Transitions are off meanwhile: an inherited colour starts its own only after the parent's has
  // moved, which together takes seconds.
  const parada = new CSSStyleSheet();
  parada.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, parada];
  document.documentElement.dataset.tema = tema;
  document.documentElement.dataset.mantineColorScheme = tema;
  // Reading one style makes the browser compute all of them before transitions are on again.
  getComputedStyle(document.body).getPropertyValue('color');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((uma) => uma !== parada);
  await expect.poll(() => mudancas().length, { message: 'mudanças em curso' }).toBe(0);
}

/**
 * Asserts that axe finds nothing on the page once its calls are answered, in the dark theme and in
 * the light (ADR 0009). Only colours differ between the two, so in the second theme only the rules
 * of colour run. Call it once per state of a page, in a test of its own: it takes half a second.
 */
export async function semViolacoes(temas: readonly Tema[] = TEMAS): Promise<void> {
  await expect
    .poll(() => document.querySelectorAll('[aria-busy="true"]').length, { message: 'carregando' })
    .toBe(0);
  for (const [i, tema] of temas.entries()) {
    // Settings that arrive during the check put on the person's own theme: it is then made again.
    const ficou = () => document.documentElement.dataset.tema === tema;
    let achados: string[];
    do {
      await vestir(tema);
      achados = await violacoes(i === 0 ? REGRAS : REGRAS_DE_COR);
    } while (!ficou());
    expect(achados, `axe no tema ${tema}: ${achados.join('; ')}`).toEqual([]);
  }
  await vestir('dark');
}
