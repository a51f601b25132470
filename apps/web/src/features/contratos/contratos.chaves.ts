import type { QueryClient } from '@tanstack/react-query';

const raiz = ['contratos'] as const;

/** What is kept of contracts. */
export const chaves = {
  raiz,
  pagina: (pedido: object) => [...raiz, 'pagina', pedido] as const,
  um: (id: number) => [...raiz, 'um', id] as const,
  clientes: (termo: string) => [...raiz, 'clientes', termo] as const,
  times: [...raiz, 'times'] as const,
  aditivos: (id: number) => [...raiz, 'aditivos', id] as const,
  agendamentos: (clienteId: number) => [...raiz, 'agendamentos', clienteId] as const,
  empresas: (clienteId: number) => [...raiz, 'empresas', clienteId] as const,
};

/** What a live message about clients makes stale of their contracts. */
export const aoMudarContratos = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: raiz });
