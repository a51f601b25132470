import type { QueryClient } from '@tanstack/react-query';

const raiz = ['configuracoes'] as const;

/** Query keys of the settings. */
export const chaves = {
  escritorio: [...raiz, 'escritorio'] as const,
  integracoes: [...raiz, 'integracoes'] as const,
  feriados: [...raiz, 'feriados'] as const,
};

/** Has the firm's record read again, after its logo was changed in another tab. */
export const aoMudarEscritorio = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: chaves.escritorio });
