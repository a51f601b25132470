import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of links wider than a phone: scrolls the current link into sight whenever another
 * becomes current or the row's width changes. Only the row scrolls, not the page.
 */
export function useAtualAVista<E extends HTMLElement>(atual: string): RefObject<E | null> {
  const fila = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from what was drawn for it.
  useEffect(() => {
    const linha = fila.current;
    const no = linha?.querySelector<HTMLElement>('[aria-current]');
    if (!linha || !no) return;
    const medida = new ResizeObserver(() => {
      const [dela, dele] = [linha.getBoundingClientRect(), no.getBoundingClientRect()];
      const falta = Math.max(0, dele.right - dela.right);
      linha.scrollLeft += falta > 0 ? falta : Math.min(0, dele.left - dela.left);
    });
    medida.observe(linha);
    return () => medida.disconnect();
  }, [atual]);
  return fila;
}
