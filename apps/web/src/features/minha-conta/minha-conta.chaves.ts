import type { QueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';

const raiz = ['minha-conta'] as const;

/** Query keys of the own account. */
export const chaves = {
  perfil: [...raiz, 'perfil'] as const,
  sessoes: CHAVES.minhasSessoes,
  consentimentos: [...raiz, 'consentimentos'] as const,
};

/**
 * Has the own record read again, after it or the picture was changed in another tab or by the
 * administration.
 */
export const aoMudarPerfil = (queryClient: QueryClient) =>
  Promise.all(
    [chaves.perfil, chaves.consentimentos].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
