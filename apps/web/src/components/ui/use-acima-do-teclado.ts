import { useEffect } from 'react';

/**
 * A keyboard is at least this high, in CSS pixels; the browser's own bars, which also come and go,
 * are lower.
 */
const TECLADO_MINIMO = 120;

/**
 * Sets `--altura-visivel` and `--topo-visivel` on an element while a phone's keyboard is open: how
 * much of the window is left above the keyboard, and where that begins. The keyboard lies over the
 * page and covers the end of the window.
 */
export function useAcimaDoTeclado(elemento: HTMLElement | null, ativo: boolean): void {
  useEffect(() => {
    const visivel = window.visualViewport;
    if (!ativo || !visivel || !elemento) return;
    const ajustar = () => {
      // Zooming in makes the visible part smaller too, and is no keyboard.
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
  }, [elemento, ativo]);
}
