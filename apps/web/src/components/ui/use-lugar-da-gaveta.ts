import { useLayoutEffect } from 'react';

/** Id of the element in which panels are drawn: beside the page, under the menus of the top bar. */
export const LUGAR_DA_GAVETA = 'ao-lado';

const abertas = new Set<object>();

/**
 * Has the page make room for an open panel (`html[data-ao-lado]`). A list that knows from its address
 * that a panel is coming says so itself, so that nothing jumps when the panel's code arrives.
 */
export function useLugarDaGaveta(aberta: boolean): void {
  useLayoutEffect(() => {
    if (!aberta) return;
    const { dataset } = document.documentElement;
    const eu = {};
    abertas.add(eu);
    dataset.aoLado = '';
    return () => {
      abertas.delete(eu);
      if (abertas.size === 0) delete dataset.aoLado;
    };
  }, [aberta]);
}
