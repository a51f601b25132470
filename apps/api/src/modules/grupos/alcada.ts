import type { AlcanceDoGrupo, PermissaoCompleta } from '@dominio/contrato/grupos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { foraDaAlcada } from '../pessoas/alcada/alcada.service.ts';
import * as repo from './grupos.repository.ts';
import { doGrupo } from './permissoes.repository.ts';

const LARGURA_DO_ATOR = { vinculados: 0, time: 1, todos: 2 } as const;

export const larguraDe = ({ can_see_all_clients, can_see_team_clients }: AlcanceDoGrupo) =>
  can_see_all_clients ? 2 : can_see_team_clients ? 1 : 0;

export const alcanca = (ator: Ator, largura: number): boolean =>
  ator.administrador || largura <= LARGURA_DO_ATOR[ator.alcance];

export const possui = (ator: Ator, quais: readonly PermissaoCompleta[]): boolean =>
  ator.administrador || quais.every(({ modulo, acao }) => pode(ator, `${modulo}:${acao}`));

/**
 * Only administrators change the permissions themselves: renaming one misleads whoever grants it
 * next, and restoring the starting matrix could give the caller's own group more.
 *
 * @throws Recusa 422.
 */
export function exigirAdministrador(ator: Ator): void {
  if (!ator.administrador) throw foraDaAlcada('');
}

/**
 * Refuses a change of a group that gives more rights than the actor has.
 *
 * @throws Recusa 422.
 */
export async function exigirGrupoNaAlcada({ db, ator }: Contexto, id: number): Promise<void> {
  if (ator.administrador) return;
  const alcance = await repo.lerAlcance(db, id);
  const cabe =
    id !== GRUPO.administrador &&
    alcance !== undefined &&
    alcanca(ator, larguraDe(alcance)) &&
    possui(ator, await doGrupo(db, id));
  if (!cabe) throw foraDaAlcada('');
}
