import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells how many px an element has for its content, without its scrollbar: before the first paint,
 * and whenever that changes. When the element is gone, it tells `Infinity`: there is nothing to be
 * too narrow.
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
    // In a frame of its own: other columns may make the element itself higher or lower.
    let quadro = 0;
    const medida = new ResizeObserver(() => {
      cancelAnimationFrame(quadro);
      quadro = requestAnimationFrame(medir);
    });
    medida.observe(alvo);
    return () => {
      cancelAnimationFrame(quadro);
      medida.disconnect();
      aoMedir(Number.POSITIVE_INFINITY);
    };
  }, [elemento, menos, aoMedir]);
}
