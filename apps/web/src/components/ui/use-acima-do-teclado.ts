import { type RefObject, useEffect } from 'react';

/** Bars of the browser that come and go are lower than any keyboard, in CSS pixels. */
const TECLADO_MINIMO = 120;

/**
 * Tells an element by `--altura-visivel` and `--topo-visivel` what a phone's keyboard leaves of the
 * window, while one is open. The keyboard lies over the page: what is at the window's end is under it.
 */
export function useAcimaDoTeclado(no: RefObject<HTMLElement | null>, ativo: boolean): void {
  useEffect(() => {
    const visivel = window.visualViewport;
    if (!ativo || !visivel) return;
    const ajustar = () => {
      const elemento = no.current;
      if (!elemento) return;
      // Zooming in leaves less of the page as well, and is no keyboard.
      const coberto = visivel.scale > 1 ? 0 : window.innerHeight - visivel.height;
      if (coberto < TECLADO_MINIMO) {
        elemento.style.removeProperty('--altura-visivel');
        elemento.style.removeProperty('--topo-visivel');
        return;
      }
      elemento.style.setProperty('--altura-visivel', `${visivel.height}px`);
      elemento.style.setProperty('--topo-visivel', `${visivel.offsetTop}px`);
      const focado = document.activeElement;
      if (focado && elemento.contains(focado)) focado.scrollIntoView({ block: 'nearest' });
    };
    visivel.addEventListener('resize', ajustar);
    visivel.addEventListener('scroll', ajustar);
    return () => {
      visivel.removeEventListener('resize', ajustar);
      visivel.removeEventListener('scroll', ajustar);
    };
  }, [no, ativo]);
}
