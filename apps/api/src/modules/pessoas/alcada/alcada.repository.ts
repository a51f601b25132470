import { sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noAlcanceDeAreas, noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import type { Db } from '../../../platform/db.ts';
import { grupoClientes, grupoPermissoes, grupos, permissoes } from '../../grupos/grupos.tables.ts';
import { grupoSessoes, timeSessoes } from '../../sessoes-sharepoint/sessoes-sharepoint.tables.ts';
import { timeClientes } from '../../times/times.tables.ts';
import { usuarioGrupos, usuarioPermissoes, usuarios } from '../../usuarios/usuarios.tables.ts';

interface Direito extends Record<string, unknown> {
  modulo: string;
  acao: string;
}

/** What each of these groups grants, and how wide its client scope is. */
export async function direitosDosGrupos(db: Db, grupoIds: readonly number[]) {
  const { rows } = await db.execute<{
    id: number;
    todos: boolean;
    time: boolean;
    direitos: Direito[];
  }>(sql`
    select g.id, g.can_see_all_clients as todos, g.can_see_team_clients as time,
      coalesce(
        json_agg(json_build_object('modulo', p.modulo, 'acao', p.acao))
          filter (where p.id is not null), '[]') as direitos
    from ${grupos} g
    left join ${grupoPermissoes} gp on gp.grupo_id = g.id
    left join ${permissoes} p on p.id = gp.permissao_id
    where g.id in ${grupoIds} group by g.id`);
  return rows;
}

/** The permissions with these ids. */
export async function permissoesPorId(db: Db, ids: readonly number[]) {
  const { rows } = await db.execute<Direito & { id: number }>(
    sql`select p.id, p.modulo, p.acao from ${permissoes} p where p.id in ${ids}`,
  );
  return rows;
}

/** The direct permissions of each of these people, and their groups. */
export async function direitosDasPessoas(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number; diretas: Direito[]; grupo_ids: number[] }>(sql`
    select u.id, coalesce((
        select json_agg(json_build_object('modulo', p.modulo, 'acao', p.acao))
        from ${usuarioPermissoes} up join ${permissoes} p on p.id = up.permissao_id
        where up.usuario_id = u.id), '[]'::json) as diretas,
      (select json_agg(g.id) from (
        select u.grupo_id as id union
        select ug.grupo_id from ${usuarioGrupos} ug where ug.usuario_id = u.id) g) as grupo_ids
    from ${usuarios} u where u.id in ${ids}`);
  return rows;
}

/** Whether a team has clients that the actor does not see. */
export async function timeTemOutrosClientes(db: Db, ator: Ator, timeId: number): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from ${timeClientes}
      where ${timeClientes.time_id} = ${timeId}
        and not (${noEscopoDeClientes(ator, timeClientes.cliente_id)})
    ) as tem`);
  return rows[0]?.tem ?? false;
}

/** Those of these groups that show their members clients which the actor does not see. */
export async function gruposComOutrosClientes(
  db: Db,
  ator: Ator,
  grupoIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct ${grupoClientes.grupo_id} as id from ${grupoClientes}
    where ${grupoClientes.grupo_id} in ${grupoIds}
      and not (${noEscopoDeClientes(ator, grupoClientes.cliente_id)})`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Those of these groups that open document areas which the actor does not reach. */
export async function gruposComOutrasAreas(
  db: Db,
  ator: Ator,
  grupoIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct a.grupo_id as id from ${grupoSessoes} a
    where a.grupo_id in ${grupoIds} and not (${noAlcanceDeAreas(ator, sql`a.sessao_id`)})`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Whether a team opens document areas that the actor does not reach. */
export async function timeTemOutrasAreas(db: Db, ator: Ator, timeId: number): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from ${timeSessoes} a
      where a.time_id = ${timeId} and not (${noAlcanceDeAreas(ator, sql`a.sessao_id`)})
    ) as tem`);
  return rows[0]?.tem ?? false;
}

/** The widest client scope that these groups give. */
export async function alcanceDosGrupos(db: Db, grupoIds: readonly number[]) {
  const { rows } = await db.execute<{ todos: boolean; time: boolean }>(sql`
    select coalesce(bool_or(g.can_see_all_clients), false) as todos,
      coalesce(bool_or(g.can_see_team_clients), false) as time
    from ${grupos} g where g.id in ${grupoIds}`);
  return rows[0]?.todos ? 'todos' : rows[0]?.time ? 'time' : 'vinculados';
}
