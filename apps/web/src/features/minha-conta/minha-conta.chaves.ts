import type { QueryClient } from '@tanstack/react-query';
import { chaveDasMinhasSessoes } from '../../lib/minhas-sessoes.ts';

const raiz = ['minha-conta'] as const;

/** What is kept of the own account. */
export const chaves = {
  perfil: [...raiz, 'perfil'] as const,
  sessoes: chaveDasMinhasSessoes,
  consentimentos: [...raiz, 'consentimentos'] as const,
};

/** What a change of the own record or picture, in another tab or by the administration, makes stale. */
export const aoMudarPerfil = (queryClient: QueryClient) =>
  Promise.all(
    [chaves.perfil, chaves.consentimentos].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
