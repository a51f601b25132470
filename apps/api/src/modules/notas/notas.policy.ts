import type { Ator } from '../../platform/acesso/ator.ts';

/** Everybody who serves a client reads its notes; who wrote one, or administers, changes it. */
export const mudaANota = (ator: Ator, { autor_id }: { readonly autor_id: number }): boolean =>
  ator.administrador || autor_id === ator.usuarioId;
