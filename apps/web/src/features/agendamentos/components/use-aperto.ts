import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Px that what stands beside the row keeps, in which its number can be read. */
const DO_VIZINHO = 120;

const larguraDe = (fila: HTMLElement) => {
  const [primeiro, ultimo] = [fila.firstElementChild, fila.lastElementChild];
  if (!primeiro || !ultimo) return 0;
  return ultimo.getBoundingClientRect().right - primeiro.getBoundingClientRect().left;
};

const larguraLivre = (lugar: Element) =>
  lugar.clientWidth - (getComputedStyle(lugar).flexDirection === 'row' ? DO_VIZINHO : 0);

/**
 * Whether all that a row has when it is whole is wider than its place: before the first paint, and
 * whenever either changes.
 *
 * @param fila the row; what stands beside it has the same parent
 */
export function useAperto(fila: RefObject<HTMLElement | null>): boolean {
  const [apertada, setApertada] = useState(false);
  /** Px that the row needed when it was whole last. */
  const precisa = useRef(0);
  // After every render: another pill may stand in the row.
  useLayoutEffect(() => {
    const no = fila.current;
    const lugar = no?.parentElement;
    if (!no || !lugar) return;
    const medir = () => {
      if (!apertada) precisa.current = larguraDe(no);
      setApertada(precisa.current > larguraLivre(lugar));
    };
    medir();
    // In a frame of its own: what it changes is itself measured.
    let quadro = 0;
    const medida = new ResizeObserver(() => {
      cancelAnimationFrame(quadro);
      quadro = requestAnimationFrame(medir);
    });
    for (const um of [lugar, ...no.children]) medida.observe(um);
    return () => {
      cancelAnimationFrame(quadro);
      medida.disconnect();
    };
  });
  return apertada;
}
