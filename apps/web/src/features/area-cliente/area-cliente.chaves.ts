import type { QueryClient } from '@tanstack/react-query';

const raiz = ['area-cliente'] as const;

/** What is kept of what a client company sees. */
export const chaves = {
  agenda: (periodo: string) => [...raiz, 'agenda', periodo] as const,
};

/** What a live message about appointments makes stale here. */
export const aoMudarReunioes = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: raiz });
