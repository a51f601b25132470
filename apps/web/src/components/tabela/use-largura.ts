import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells how many px an element has for what it shows, its scrollbar excluded: before the first
 * paint, and whenever that changes. Once it is gone, there are as many as anybody wants.
 *
 * @param menos px of it that something else takes.
 */
export function useLargura(
  elemento: RefObject<HTMLElement | null>,
  menos: number,
  aoMedir: (largura: number) => void,
): void {
  useLayoutEffect(() => {
    const alvo = elemento.current;
    if (!alvo) return;
    const medir = () => aoMedir(alvo.clientWidth - menos);
    medir();
    const medida = new ResizeObserver(medir);
    medida.observe(alvo);
    return () => {
      medida.disconnect();
      aoMedir(Number.POSITIVE_INFINITY);
    };
  }, [elemento, menos, aoMedir]);
}
