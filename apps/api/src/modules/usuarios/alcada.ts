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
async function exigirGruposNaAlcada(
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
 * Refuses to put somebody into groups that give what the actor lacks: a permission, a wider view, areas
 * of documents, or clients whom the actor does not see, the group's own or, by a view of the team's, the team's.
 *
 * @param timeId the team of who enters.
 * @throws Recusa 422 on `campo` (dominios.md §6d).
 */
export async function exigirEntradaNosGrupos(
  db: Db,
  ator: Ator,
  grupoIds: readonly number[],
  { campo, timeId }: { campo: string; timeId: number | null },
): Promise<void> {
  await exigirGruposNaAlcada(db, ator, grupoIds, campo);
  if (await repo.temOutrasAreas(db, ator, { grupoIds })) throw foraDaAlcada(campo);
  if (veTodosOsClientes(ator) || grupoIds.length === 0) return;
  const doTime = timeId !== null && (await repo.alcanceDosGrupos(db, grupoIds)) === 'time';
  const outros =
    (await repo.gruposTemOutrosClientes(db, ator, grupoIds)) ||
    (doTime && (await repo.timeTemOutrosClientes(db, ator, timeId)));
  if (outros) throw foraDaAlcada(campo);
}

/**
 * Refuses another e-mail for somebody else who can sign in: whoever reads it resets the password
 * and is that person. An invitation may be corrected by who sees every client that it brings: the
 * new address is a way to all of them.
 *
 * @throws Recusa 422 on `email`.
 */
export async function exigirEmailNaAlcada(
  db: Db,
  ator: Ator,
  pessoa: { id: number; situacao: string; tem_senha: boolean; time_id: number | null },
): Promise<void> {
  if (ator.administrador || pessoa.id === ator.usuarioId) return;
  const campo = 'email';
  if (pessoa.tem_senha || pessoa.situacao === 'ativo') {
    throw campoInvalido(campo, 'Só um administrador muda o e-mail de quem já entrou.');
  }
  if (await repo.temOutrosClientes(db, ator, pessoa.id)) throw foraDaAlcada(campo);
  const { grupoIds } = await repo.direitosDe(db, pessoa.id);
  await exigirEntradaNosGrupos(db, ator, grupoIds, { campo, timeId: pessoa.time_id });
}

/**
 * Refuses a temporary password from whoever is no administrator: who knows it can be that person,
 * with clients and history that no comparison of rights covers (seguranca.md P6).
 *
 * @throws Recusa 422.
 */
export function exigirSenhaNaAlcada(ator: Ator): void {
  if (!ator.administrador)
    throw campoInvalido('', 'Só um administrador gera uma senha temporária.');
}

/**
 * Refuses a team that brings clients or areas of documents that the actor does not see.
 *
 * @throws Recusa 422 on `time_id` (dominios.md §6d).
 */
export async function exigirTimeNaAlcada(db: Db, ator: Ator, timeId: number): Promise<void> {
  if (await repo.temOutrasAreas(db, ator, { timeId })) throw foraDaAlcada('time_id');
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
  if (ator.administrador) return;
  if (!possui(ator, direitos)) throw foraDaAlcada(campo);
}
