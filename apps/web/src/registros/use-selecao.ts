import { useState } from 'react';
import { contem, NENHUMA, quantas, type Selecao } from '../components/tabela/selecao.ts';

/** The chosen rows, as an action on all of them receives them. */
export interface Lote<L> {
  readonly quantas: number;
  /** Reads the chosen rows, those of other pages too. */
  linhas: () => Promise<readonly L[]>;
  /** Ends the choice, after the action. */
  limpar: () => void;
}

/**
 * The rows chosen in a list. Another filter shows other rows, so its choice begins empty.
 *
 * @param filtro search and filters as one string (`Tela.filtro`).
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
