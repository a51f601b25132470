import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface Focada {
  readonly linha: Element;
  readonly indice: number;
  /** What stands around the list, and stays without it. */
  readonly regiao: Element | null;
}

const FOCAVEL = 'a[href], button:not(:disabled)';

/**
 * Keeps the focus at its place in a list whose row goes away by what was done in it: on the row that
 * takes the place, the last one, or the heading of the region once the list is empty.
 *
 * @param itens what the list shows; when it changes, the focused row may be gone.
 * @returns the handler of the list's `onFocus`.
 */
export function useFocoNoLugar(itens: unknown): (evento: FocusEvent<HTMLElement>) => void {
  const focada = useRef<Focada>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with what is listed
  useLayoutEffect(() => {
    const antes = focada.current;
    if (!antes || antes.linha.isConnected) return;
    focada.current = undefined;
    if (document.activeElement !== document.body) return;
    const linhas = [...(antes.regiao?.querySelectorAll('li') ?? [])];
    const alvo =
      (linhas[antes.indice] ?? linhas.at(-1))?.querySelector<HTMLElement>(FOCAVEL) ??
      antes.regiao?.querySelector<HTMLElement>('h2');
    if (alvo?.matches('h2')) alvo.tabIndex = -1;
    alvo?.focus({ preventScroll: true });
  }, [itens]);
  return ({ target, currentTarget }) => {
    const linha = target.closest('li');
    focada.current = linha
      ? {
          linha,
          indice: [...currentTarget.children].indexOf(linha),
          regiao: currentTarget.closest('section'),
        }
      : undefined;
  };
}
