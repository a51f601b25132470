import type { QueryClient } from '@tanstack/react-query';

const raiz = ['minha-conta'] as const;

/** What is kept of the own account. */
export const chaves = {
  perfil: [...raiz, 'perfil'] as const,
  sessoes: [...raiz, 'sessoes'] as const,
};

/** What a change of the own record, in another tab or by the administration, makes stale. */
export const aoMudarPerfil = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: chaves.perfil });
