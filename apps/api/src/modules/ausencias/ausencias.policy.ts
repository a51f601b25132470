import { type Ator, pode } from '../../platform/acesso/ator.ts';

/** People who edit teams, and the leader of the person's team, may enter an absence. */
export const podeMarcar = (ator: Ator, { lidera }: { lidera: boolean }): boolean =>
  lidera || pode(ator, 'times:editar');
