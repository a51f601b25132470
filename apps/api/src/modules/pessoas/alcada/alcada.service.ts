import type { AlcanceDeClientes } from '@dominio/contrato/matriz-inicial';
import { GRUPO } from '@dominio/contrato/permissoes';
import { type SituacaoDoUsuario, TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { type Ator, pode } from '../../../platform/acesso/ator.ts';
import { semSubstituicoes, veTodosOsClientes } from '../../../platform/acesso/escopo.ts';
import type { Db } from '../../../platform/db.ts';
import { campoInvalido } from '../../../platform/erros.ts';
import { temClientesForaDaAlcada } from '../pessoas.service.ts';
import * as repo from './alcada.repository.ts';

/** What permissions, groups and people give, as they are stored. */
export const { permissoesPorId, alcanceDosGrupos, direitosDasPessoas } = repo;

const LARGURA: Readonly<Record<AlcanceDeClientes, number>> = { vinculados: 0, time: 1, todos: 2 };

/** 422 on a field by which the actor would give what the actor may not. */
export const foraDaAlcada = (campo: string) => campoInvalido(campo, TEXTOS_DO_USUARIO.foraDaAlcada);

/** What gives the same and more: who sees those of a team sees those linked to oneself. */
const MAIS_LARGAS: Readonly<Record<string, readonly string[]>> = {
  ver_vinculados: ['ver_time', 'ver_todos'],
  ver_time: ['ver_todos'],
};

const possui = (ator: Ator, direitos: readonly { modulo: string; acao: string }[]) =>
  direitos.every(({ modulo, acao }) =>
    [acao, ...(MAIS_LARGAS[acao] ?? [])].some((uma) => pode(ator, `${modulo}:${uma}`)),
  );

/** Those of these groups that give a permission or a wider client scope than the actor has. */
async function gruposAcimaDe(db: Db, ator: Ator, grupoIds: readonly number[]) {
  if (ator.administrador || grupoIds.length === 0) return [];
  return (await repo.direitosDosGrupos(db, grupoIds)).filter(
    ({ id, todos, time, direitos }) =>
      id === GRUPO.administrador ||
      LARGURA[todos ? 'todos' : time ? 'time' : 'vinculados'] > LARGURA[ator.alcance] ||
      !possui(ator, direitos),
  );
}

/**
 * Those of these groups into which the actor may put nobody: groups that give a permission or a
 * wider client scope than the actor has, document areas that the actor does not reach, or clients
 * that the actor may not give, whether the group's own or, by a scope of the team's clients, the
 * team's.
 *
 * @param timeId the team of the person to be put into them.
 */
export async function gruposForaDaAlcada(
  db: Db,
  ator: Ator,
  grupoIds: readonly number[],
  timeId: number | null,
): Promise<ReadonlySet<number>> {
  const fora = new Set((await gruposAcimaDe(db, ator, grupoIds)).map(({ id }) => id));
  if (grupoIds.length === 0) return fora;
  for (const id of await repo.gruposComOutrasAreas(db, ator, grupoIds)) fora.add(id);
  if (veTodosOsClientes(ator)) return fora;
  const proprio = semSubstituicoes(ator);
  for (const id of await repo.gruposComOutrosClientes(db, proprio, grupoIds)) fora.add(id);
  if (timeId !== null && (await repo.timeTemOutrosClientes(db, proprio, timeId))) {
    const dados = await repo.direitosDosGrupos(db, grupoIds);
    for (const { id, todos, time } of dados) if (time && !todos) fora.add(id);
  }
  return fora;
}

/**
 * Refuses to put somebody into groups that give more than the actor has.
 *
 * @throws Recusa 422 on `campo` (dominios.md §6d).
 */
export async function exigirEntradaNosGrupos(
  db: Db,
  ator: Ator,
  grupoIds: readonly number[],
  { campo, timeId }: { campo: string; timeId: number | null },
): Promise<void> {
  const fora = await gruposForaDaAlcada(db, ator, grupoIds, timeId);
  if (fora.size > 0) throw foraDaAlcada(campo);
}

interface Conta {
  readonly situacao: SituacaoDoUsuario;
  readonly tem_senha: boolean;
  readonly ultimo_acesso_em: Date | null;
}

/** Whether a person can sign in already, having accepted the invitation or needed none. */
export const jaEntrou = ({ tem_senha, situacao, ultimo_acesso_em }: Conta): boolean =>
  tem_senha || situacao === 'ativo' || ultimo_acesso_em !== null;

/**
 * Refuses a new e-mail for another person who can sign in already: whoever reads that e-mail could
 * reset the password and become that person. The e-mail of an invitation may be corrected by
 * somebody who sees every client of the invited person, since the new address leads to all of them.
 *
 * @throws Recusa 422 on `email`.
 */
export async function exigirEmailNaAlcada(
  db: Db,
  ator: Ator,
  pessoa: Conta & { readonly id: number; readonly time_id: number | null },
): Promise<void> {
  if (ator.administrador || pessoa.id === ator.usuarioId) return;
  const campo = 'email';
  if (jaEntrou(pessoa)) {
    throw campoInvalido(campo, 'Só um administrador muda o e-mail de quem já entrou.');
  }
  if (await temClientesForaDaAlcada({ db, ator }, pessoa.id)) throw foraDaAlcada(campo);
  const [dela] = await repo.direitosDasPessoas(db, [pessoa.id]);
  const timeId = pessoa.time_id;
  await exigirEntradaNosGrupos(db, ator, dela?.grupo_ids ?? [], { campo, timeId });
}

/**
 * Lets only administrators give a temporary password: whoever knows it can sign in as that person,
 * with clients and history that comparing permissions does not cover (seguranca.md P6).
 *
 * @throws Recusa 422.
 */
export function exigirSenhaNaAlcada(ator: Ator): void {
  if (!ator.administrador)
    throw campoInvalido('', 'Só um administrador gera uma senha temporária.');
}

/** Whether a team gives only clients and document areas that the actor may give. */
export async function timeNaAlcada(db: Db, ator: Ator, timeId: number): Promise<boolean> {
  if (await repo.timeTemOutrasAreas(db, ator, timeId)) return false;
  if (veTodosOsClientes(ator)) return true;
  return !(await repo.timeTemOutrosClientes(db, semSubstituicoes(ator), timeId));
}

/**
 * Refuses to put somebody into a team, or to take them out of it, whose clients and document areas
 * the actor may not give.
 *
 * @throws Recusa 422 on `campo` (dominios.md §6d).
 */
export async function exigirTimesNaAlcada(
  db: Db,
  ator: Ator,
  timeIds: readonly number[],
  campo: string,
): Promise<void> {
  for (const id of timeIds) {
    if (!(await timeNaAlcada(db, ator, id))) throw foraDaAlcada(campo);
  }
}

/**
 * Those of these people who have no more rights than the actor. Others may not be changed: through
 * their record, e-mail or password the actor could come to their rights.
 */
export async function pessoasNaAlcada(
  db: Db,
  ator: Ator,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ator.administrador) return new Set(ids);
  const pessoas = await repo.direitosDasPessoas(db, ids);
  const grupoIds = [...new Set(pessoas.flatMap(({ grupo_ids }) => grupo_ids))];
  const acima = new Set((await gruposAcimaDe(db, ator, grupoIds)).map(({ id }) => id));
  const cabe = ({ id, diretas, grupo_ids }: (typeof pessoas)[number]) =>
    id === ator.usuarioId || (possui(ator, diretas) && !grupo_ids.some((um) => acima.has(um)));
  return new Set(pessoas.filter(cabe).map(({ id }) => id));
}

/** Whether a person has no more rights than the actor. */
export const pessoaNaAlcada = async (db: Db, ator: Ator, usuarioId: number): Promise<boolean> =>
  (await pessoasNaAlcada(db, ator, [usuarioId])).has(usuarioId);

/** Refuses a change of somebody who has more rights than the actor. @throws Recusa 422. */
export async function exigirPessoaNaAlcada(db: Db, ator: Ator, usuarioId: number): Promise<void> {
  if (!(await pessoaNaAlcada(db, ator, usuarioId))) throw foraDaAlcada('');
}

/** As {@link exigirPessoaNaAlcada}, for a list of people. @throws Recusa 422 on `campo`. */
export async function exigirPessoasNaAlcada(
  db: Db,
  ator: Ator,
  ids: readonly number[],
  campo: string,
): Promise<void> {
  if ((await pessoasNaAlcada(db, ator, ids)).size < new Set(ids).size) throw foraDaAlcada(campo);
}

/** @throws Recusa 422 on `campo` when the actor lacks one of these permissions. */
export function exigirPermissoesNaAlcada(
  ator: Ator,
  direitos: readonly { modulo: string; acao: string }[],
  campo: string,
): void {
  if (ator.administrador) return;
  if (!possui(ator, direitos)) throw foraDaAlcada(campo);
}
