import type { QueryClient } from '@tanstack/react-query';

/** Clients who need care: what changes an appointment changes them, and so does a client's change. */
export const CHAVE_EM_ATENCAO = ['inicio', 'em-atencao'] as const;

/** Called for every live event of appointments and of clients. */
export const aoMudarEmAtencao = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: CHAVE_EM_ATENCAO });
