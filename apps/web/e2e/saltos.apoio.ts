import type { Page } from '@playwright/test';

/** Something that moved by itself on a page. */
export interface Salto {
  /** Its share of the page's layout shift. */
  readonly valor: number;
  /** What moved, from where to where: `section.cartao 16,80 343×120 → 16,128 343×120`. */
  readonly oQue: readonly string[];
}

interface EntradaDeSalto extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Whatever has moved on a page since it was opened, except at once after somebody's action. */
export const saltos = (page: Page): Promise<Salto[]> =>
  page.evaluate(
    () =>
      new Promise<Salto[]>((resolver) => {
        const caixa = ({ x, y, width, height }: DOMRectReadOnly) =>
          `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
        const nome = (no: Node | null) =>
          no instanceof Element ? [no.localName, ...no.classList].join('.') : (no?.nodeName ?? '?');
        const vistos: Salto[] = [];
        new PerformanceObserver((lista) => {
          for (const entrada of lista.getEntries() as EntradaDeSalto[]) {
            if (entrada.hadRecentInput) continue;
            const oQue = entrada.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nome(node)} ${caixa(previousRect)} → ${caixa(currentRect)}`,
            );
            vistos.push({ valor: entrada.value, oQue });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries of frames that are drawn already come before the second frame from now.
        requestAnimationFrame(() => requestAnimationFrame(() => resolver(vistos)));
      }),
  );

/** Cumulative layout shift of a page since it was opened. */
export const somaDosSaltos = (vistos: readonly Salto[]): number =>
  vistos.reduce((soma, { valor }) => soma + valor, 0);
