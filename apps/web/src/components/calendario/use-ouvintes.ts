import { type RefObject, useEffect } from 'react';

type Ouvintes = { [T in keyof HTMLElementEventMap]?: (evento: HTMLElementEventMap[T]) => void };

/**
 * Listens on one element for what happens inside it. The container is no widget of its own: its
 * buttons are, so the handlers do not belong in its markup.
 *
 * @param ouvintes effect events: they see the latest state without being attached again
 */
export function useOuvintes(raiz: RefObject<HTMLElement | null>, ouvintes: Ouvintes) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: effect events are never dependencies
  useEffect(() => {
    const controle = new AbortController();
    for (const [tipo, ouvinte] of Object.entries(ouvintes)) {
      raiz.current?.addEventListener(tipo, (evento) => (ouvinte as (e: Event) => void)(evento), {
        signal: controle.signal,
      });
    }
    return () => controle.abort();
  }, [raiz]);
}
