import { createContext, use } from 'react';

/** What the pills of a row of filters tell it, and are told. */
export interface BarraDeFiltros {
  /** Tells of a filter and whether it narrows the list. */
  declarar: (nome: string, ativo: boolean) => void;
  esquecer: (nome: string) => void;
  /** The filter that was asked for and narrows nothing yet: the one neutral filter that is drawn. */
  readonly pedido: string | null;
  /** Ends the asking. */
  largar: () => void;
  /** Takes the focus of a pill that is gone to the button that brings it back. */
  focarBotao: () => void;
}

export const ContextoDosFiltros = createContext<BarraDeFiltros | null>(null);

/** The row of filters that a pill stands in; null where pills always stand. */
export const useBarraDeFiltros = () => use(ContextoDosFiltros);
