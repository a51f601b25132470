import type { AlcanceDeClientes } from '@dominio/contrato/matriz-inicial';
import { GRUPO } from '@dominio/contrato/permissoes';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { campoInvalido } from '../../platform/erros.ts';
import * as repo from './alcada.repository.ts';

const LARGURA: Readonly<Record<AlcanceDeClientes, number>> = { vinculados: 0, time: 1, todos: 2 };

const foraDaAlcada = (campo: string) => campoInvalido(campo, TEXTOS_DO_USUARIO.foraDaAlcada);

const possui = (ator: Ator, direitos: readonly { modulo: string; acao: string }[]) =>
  direitos.every(({ modulo, acao }) => pode(ator, `${modulo}:${acao}`));

/**
 * Refuses a group that gives what the actor lacks: a permission, or a wider view of clients.
 *
 * @throws Recusa 422 on `campo` (dominios.md §6d).
 */
export async function exigirGruposNaAlcada(
  db: Db,
  ator: Ator,
  grupoIds: readonly number[],
  campo: string,
): Promise<void> {
  if (ator.administrador || grupoIds.length === 0) return;
  const alcance = await repo.alcanceDosGrupos(db, grupoIds);
  const cabe =
    !grupoIds.includes(GRUPO.administrador) &&
    LARGURA[alcance] <= LARGURA[ator.alcance] &&
    possui(ator, await repo.permissoesDosGrupos(db, grupoIds));
  if (!cabe) throw foraDaAlcada(campo);
}

/**
 * Refuses a team that brings clients whom the actor does not see.
 *
 * @throws Recusa 422 on `time_id` (dominios.md §6d).
 */
export async function exigirTimeNaAlcada(db: Db, ator: Ator, timeId: number): Promise<void> {
  if (veTodosOsClientes(ator)) return;
  if (await repo.timeTemOutrosClientes(db, ator, timeId)) throw foraDaAlcada('time_id');
}

/**
 * Refuses a change of somebody who can do more than the actor: through their record, their e-mail
 * or their password the actor would come to what the actor lacks.
 *
 * @throws Recusa 422.
 */
export async function exigirPessoaNaAlcada(db: Db, ator: Ator, usuarioId: number): Promise<void> {
  if (ator.administrador || usuarioId === ator.usuarioId) return;
  const { diretas, grupoIds } = await repo.direitosDe(db, usuarioId);
  if (!possui(ator, diretas)) throw foraDaAlcada('');
  await exigirGruposNaAlcada(db, ator, grupoIds, '');
}

/** @throws Recusa 422 on `campo` when one of these permissions is not the actor's. */
export function exigirPermissoesNaAlcada(
  ator: Ator,
  direitos: readonly { modulo: string; acao: string }[],
  campo: string,
): void {
  if (!possui(ator, direitos)) throw foraDaAlcada(campo);
}
