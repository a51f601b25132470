import { onTestFinished, vi } from 'vitest';

const POR_DEDO = '(pointer: coarse)';

/** Every rule that holds on some device alone, however deep. */
function* regrasDeMidia(regras: CSSRuleList): Generator<CSSMediaRule> {
  for (const regra of regras) {
    if (regra instanceof CSSMediaRule) yield regra;
    if (regra instanceof CSSGroupingRule) yield* regrasDeMidia(regra.cssRules);
  }
}

/**
 * The device is worked by fingers in this test: what the styles give them, and what the code asks
 * of it. The browser's own emulation, once on, leaves the document without hover for good.
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
