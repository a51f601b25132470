import type { QueryClient } from '@tanstack/react-query';

const raiz = ['area-cliente'] as const;

/** Query keys of what a client company sees. */
export const chaves = {
  agenda: (periodo: string) => [...raiz, 'agenda', periodo] as const,
  escritorio: [...raiz, 'escritorio'] as const,
  dados: [...raiz, 'dados'] as const,
  pendencias: [...raiz, 'pendencias'] as const,
  correcoes: [...raiz, 'correcoes'] as const,
  usuarios: [...raiz, 'usuarios'] as const,
};

/** Has the meetings read again, after a live message about appointments. */
export const aoMudarReunioes = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: raiz });
