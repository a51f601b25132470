import type { UseQueryResult } from '@tanstack/react-query';
import type { DadosDaTabela } from './tabela.tsx';

/** What the query of a page of rows tells the table that shows it. */
export const dadosDaConsulta = <P extends { readonly total: number }, L>(
  { data, error, isPlaceholderData, refetch }: UseQueryResult<P>,
  linhasDe: (pagina: P) => readonly L[],
  porPagina: number,
): DadosDaTabela<L> => ({
  linhas: data && linhasDe(data),
  total: data?.total ?? 0,
  porPagina,
  atualizando: isPlaceholderData,
  erro: error,
  aoTentar: () => void refetch(),
});
