import { noOcio } from '../no-ocio.ts';

/** The service worker comes this long after the page, in ms (specification part 1 §9). */
export const ATRASO_DO_TRABALHADOR = 1_000;

/**
 * Starts what the first load must pay nothing for, the service worker, once the page is there. Where
 * it fails the page works as before, but for offline.
 */
export function iniciarDepoisDaPagina(
  iniciar: () => Promise<void>,
  janela: EventTarget = window,
): void {
  janela.addEventListener('load', () =>
    noOcio(() => void iniciar().catch(() => undefined), ATRASO_DO_TRABALHADOR),
  );
}
