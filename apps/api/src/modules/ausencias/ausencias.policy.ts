import { type Ator, pode } from '../../platform/acesso/ator.ts';

/** Whoever edits teams, and whoever leads the person's team, says when somebody is away. */
export const podeMarcar = (ator: Ator, { lidera }: { lidera: boolean }): boolean =>
  lidera || pode(ator, 'times:editar');
