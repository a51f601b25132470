import type { Page } from '@playwright/test';

interface Quadro extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly {
    readonly duration: number;
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
  }[];
}

/**
 * Frames that kept a page's main thread for more than 50 ms, in words: how long, by which scripts, and
 * how much of it was style and layout.
 *
 * @param desde those that began before this instant of the page do not count.
 */
export const quadrosLentos = (page: Page, desde: number): Promise<string[]> =>
  page.evaluate(
    (inicio) =>
      new Promise<string[]>((resolver) => {
        const ms = (numero: number) => `${numero.toFixed(0)} ms`;
        const vistos: string[] = [];
        new PerformanceObserver((lista) => {
          for (const quadro of lista.getEntries() as Quadro[]) {
            if (quadro.startTime < inicio) continue;
            const fim = quadro.startTime + quadro.duration;
            const desenho = quadro.styleAndLayoutStart ? fim - quadro.styleAndLayoutStart : 0;
            const scripts = quadro.scripts.map(
              ({ duration, invoker, sourceURL, sourceFunctionName }) =>
                `${invoker} ${ms(duration)} (${sourceFunctionName || '?'} de ${sourceURL.split('/').at(-1)})`,
            );
            vistos.push([ms(quadro.duration), ...scripts, `desenho ${ms(desenho)}`].join(', '));
          }
        }).observe({ type: 'long-animation-frame', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolver(vistos)));
      }),
    desde,
  );
