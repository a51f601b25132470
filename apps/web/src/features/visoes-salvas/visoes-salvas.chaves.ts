import type { QueryClient } from '@tanstack/react-query';

export const raiz = ['visoes-salvas'] as const;

/** What a change of the saved views, here or on another device, makes stale. */
export const aoMudarVisoes = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: raiz });
