import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Places in the row of a page's title; null until the row is drawn. */
export interface LugaresDoTopo {
  readonly contagem: HTMLElement | null;
  readonly acoes: HTMLElement | null;
}

const Lugares = createContext<LugaresDoTopo | null>(null);

/** Offers what stands below a page's title the places in its row. */
export const ComTopo = Lugares.Provider;

interface Props {
  lugar: keyof LugaresDoTopo;
  children: ReactNode;
}

/**
 * Draws a part of a list in the row of the page's title: how many there are, and what may be done.
 * Where the page has no such row, it stays where it is.
 */
export function NoTopo({ lugar, children }: Props) {
  const lugares = use(Lugares);
  if (!lugares) return children;
  const onde = lugares[lugar];
  return onde && createPortal(children, onde);
}
