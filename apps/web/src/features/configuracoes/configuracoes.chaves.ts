import type { QueryClient } from '@tanstack/react-query';

const raiz = ['configuracoes'] as const;

/** What is kept of the settings. */
export const chaves = {
  escritorio: [...raiz, 'escritorio'] as const,
  integracoes: [...raiz, 'integracoes'] as const,
  feriados: [...raiz, 'feriados'] as const,
};

/** What a change of the firm's logo, in another tab, makes stale. */
export const aoMudarEscritorio = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: chaves.escritorio });
