import type { QueryClient } from '@tanstack/react-query';

const raiz = ['empresas'] as const;

/** What is kept of companies. */
export const chaves = {
  raiz,
  pagina: (pedido: object) => [...raiz, 'pagina', pedido] as const,
  uma: (id: number) => [...raiz, 'uma', id] as const,
  qualidade: [...raiz, 'qualidade'] as const,
  pendencias: (id: number) => [...raiz, 'pendencias', id] as const,
  matrizes: (clienteId: number) => [...raiz, 'matrizes', clienteId] as const,
};

/** What a live message about clients makes stale of their companies. */
export const aoMudarEmpresas = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: raiz });
