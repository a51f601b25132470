/** Changes that come within this time of each other are answered together, in milliseconds. */
export const JANELA_DO_GRUPO = 300;

/**
 * Turns a reaction to changes into one that bears bursts: the first change is answered at once,
 * those of the next 300 ms together. A hidden tab reacts when it is seen again: with many tabs
 * open, one change must not make each of them read everything.
 */
export function agrupar(reagir: () => unknown): () => void {
  let pendente = false;
  let relogio: ReturnType<typeof setTimeout> | undefined;

  function tentar(): void {
    if (!pendente || relogio !== undefined) return;
    if (document.visibilityState !== 'visible') {
      document.addEventListener('visibilitychange', tentar, { once: true });
      return;
    }
    pendente = false;
    relogio = setTimeout(() => {
      relogio = undefined;
      tentar();
    }, JANELA_DO_GRUPO);
    reagir();
  }

  return () => {
    pendente = true;
    tentar();
  };
}
