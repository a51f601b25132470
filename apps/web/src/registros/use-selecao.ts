import { useState } from 'react';
import { contem, marcar, NENHUMA, quantas, type Selecao } from '../components/tabela/selecao.ts';
import type { DadosDaTabela } from '../components/tabela/tabela.tsx';

/** The chosen rows, as an action on all of them receives them. */
export interface Lote<L> {
  readonly quantas: number;
  /** Those of the page that is shown. */
  readonly vistas: readonly L[];
  /** What a row is called. */
  nome(linha: L): string;
  /** Reads the chosen rows, those of other pages too. */
  linhas: () => Promise<readonly L[]>;
  /** Ends the choice, after the action, but for these. */
  limpar: (menos: readonly number[]) => void;
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
    { linhas = [], total }: Pick<DadosDaTabela<L>, 'linhas' | 'total'>,
    nome: (linha: L) => string,
    buscarTodas: () => Promise<readonly L[]>,
  ): Lote<L> => ({
    quantas: quantas(valor, total),
    vistas: linhas.filter(({ id }) => contem(valor, id)),
    nome,
    linhas: async () => (await buscarTodas()).filter(({ id }) => contem(valor, id)),
    limpar: (menos) => aoMudar(marcar(NENHUMA, menos, true)),
  });
  return {
    valor,
    aoMudar,
    /** Whether any row is chosen. */
    algo: valor.todas || valor.ids.size > 0,
    limpar: () => aoMudar(NENHUMA),
    loteDe,
  };
}
