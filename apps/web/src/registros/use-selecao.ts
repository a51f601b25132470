import { useState } from 'react';
import { contem, NENHUMA, quantas, type Selecao } from '../components/tabela/selecao.ts';

/** The rows that are chosen, and what an action upon all of them is given. */
export interface Lote<L> {
  readonly quantas: number;
  /** The rows themselves, those of other pages too. */
  linhas: () => Promise<readonly L[]>;
  /** Lets go of them: the action is done. */
  limpar: () => void;
}

/**
 * Rows chosen of what a filter finds; another filter finds others, and begins with none.
 *
 * @param filtro tells one filter from another.
 */
export function useSelecao(filtro: string) {
  const [selecao, setSelecao] = useState({ filtro, valor: NENHUMA });
  const valor = selecao.filtro === filtro ? selecao.valor : NENHUMA;
  const aoMudar = (nova: Selecao) => setSelecao({ filtro, valor: nova });
  const loteDe = <L extends { readonly id: number }>(
    total: number,
    buscarTodas: () => Promise<readonly L[]>,
  ): Lote<L> => ({
    quantas: quantas(valor, total),
    linhas: async () => (await buscarTodas()).filter(({ id }) => contem(valor, id)),
    limpar: () => aoMudar(NENHUMA),
  });
  return { valor, aoMudar, loteDe };
}
