import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of links wider than a phone: scrolls the current link into sight whenever another
 * becomes current. Only the row scrolls, not the page.
 */
export function useAtualAVista<E extends HTMLElement>(atual: string): RefObject<E | null> {
  const fila = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from what was drawn for it.
  useEffect(() => {
    const no = fila.current?.querySelector<HTMLElement>('[aria-current]');
    if (!fila.current || !no) return;
    const [dela, dele] = [fila.current.getBoundingClientRect(), no.getBoundingClientRect()];
    const falta = Math.max(0, dele.right - dela.right);
    fila.current.scrollLeft += falta > 0 ? falta : Math.min(0, dele.left - dela.left);
  }, [atual]);
  return fila;
}
