import { onTestFinished, vi } from 'vitest';

const POR_DEDO = '(pointer: coarse)';

/** Every media rule of a style sheet, nested ones included. */
function* regrasDeMidia(regras: CSSRuleList): Generator<CSSMediaRule> {
  for (const regra of regras) {
    if (regra instanceof CSSMediaRule) yield regra;
    if (regra instanceof CSSGroupingRule) yield* regrasDeMidia(regra.cssRules);
  }
}

/**
 * Makes the device one of touch until the test ends: for media rules and for `matchMedia`. Not by
 * the browser's own emulation, because after it the document never gets hover back.
 */
export function comToque(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const { media } of regrasDeMidia(cssRules)) {
      const antes = media.mediaText;
      if (!antes.includes(POR_DEDO)) continue;
      media.mediaText = antes.replace(POR_DEDO, 'all');
      onTestFinished(() => {
        media.mediaText = antes;
      });
    }
  }
  const perguntar = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((consulta) =>
    perguntar.call(window, consulta.replace(POR_DEDO, 'all')),
  );
}
