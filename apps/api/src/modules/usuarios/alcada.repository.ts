import { sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noAlcanceDeAreas, noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { grupoClientes, grupoPermissoes, grupos, permissoes } from '../grupos/grupos.tables.ts';
import { grupoSessoes, timeSessoes } from '../sessoes-sharepoint/sessoes-sharepoint.tables.ts';
import { timeClientes } from '../times/times.tables.ts';
import { usuarioClientes, usuarioGrupos, usuarioPermissoes, usuarios } from './usuarios.tables.ts';

interface Direito extends Record<string, unknown> {
  modulo: string;
  acao: string;
}

/** What groups grant, all together. */
export async function permissoesDosGrupos(db: Db, grupoIds: readonly number[]) {
  const { rows } = await db.execute<Direito>(sql`
    select distinct p.modulo, p.acao from ${grupoPermissoes} gp
    join ${permissoes} p on p.id = gp.permissao_id where gp.grupo_id in ${grupoIds}`);
  return rows;
}

/** The permissions with these ids. */
export async function permissoesPorId(db: Db, ids: readonly number[]) {
  const { rows } = await db.execute<Direito & { id: number }>(
    sql`select p.id, p.modulo, p.acao from ${permissoes} p where p.id in ${ids}`,
  );
  return rows;
}

/** What a person holds by direct grants, and in which groups the person is. */
export async function direitosDe(db: Db, usuarioId: number) {
  const { rows: diretas } = await db.execute<Direito>(sql`
    select p.modulo, p.acao from ${usuarioPermissoes} up
    join ${permissoes} p on p.id = up.permissao_id where up.usuario_id = ${usuarioId}`);
  const { rows: dosGrupos } = await db.execute<{ id: number }>(sql`
    select grupo_id as id from ${usuarios} where id = ${usuarioId}
    union select grupo_id from ${usuarioGrupos} where usuario_id = ${usuarioId}`);
  return { diretas, grupoIds: dosGrupos.map(({ id }) => id) };
}

/** Whether a team has clients beyond those the actor sees. */
export async function timeTemOutrosClientes(db: Db, ator: Ator, timeId: number): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from ${timeClientes}
      where ${timeClientes.time_id} = ${timeId}
        and not (${noEscopoDeClientes(ator, timeClientes.cliente_id)})
    ) as tem`);
  return rows[0]?.tem ?? false;
}

/** Whether groups bring clients beyond those the actor sees. */
export async function gruposTemOutrosClientes(
  db: Db,
  ator: Ator,
  grupoIds: readonly number[],
): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from ${grupoClientes}
      where ${grupoClientes.grupo_id} in ${grupoIds}
        and not (${noEscopoDeClientes(ator, grupoClientes.cliente_id)})
    ) as tem`);
  return rows[0]?.tem ?? false;
}

/** Whether somebody is linked to clients whom the actor does not see. */
export async function temOutrosClientes(db: Db, ator: Ator, usuarioId: number): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from ${usuarioClientes} v where v.usuario_id = ${usuarioId}
        and not (${noEscopoDeClientes(ator, sql`v.cliente_id`)})) as tem`);
  return rows[0]?.tem ?? false;
}

/** Whether groups, or a team, open areas of documents beyond those that the actor reaches. */
export async function temOutrasAreas(
  db: Db,
  ator: Ator,
  { grupoIds = [], timeId = null }: { grupoIds?: readonly number[]; timeId?: number | null },
): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from (
        select sessao_id from ${grupoSessoes} where grupo_id = any(${sql.param([...grupoIds])}::bigint[])
        union all select sessao_id from ${timeSessoes} where time_id = ${timeId}::bigint
      ) as a where not (${noAlcanceDeAreas(ator, sql`a.sessao_id`)})
    ) as tem`);
  return rows[0]?.tem ?? false;
}

/** Widest client scope that groups give. */
export async function alcanceDosGrupos(db: Db, grupoIds: readonly number[]) {
  const { rows } = await db.execute<{ todos: boolean; time: boolean }>(sql`
    select coalesce(bool_or(g.can_see_all_clients), false) as todos,
      coalesce(bool_or(g.can_see_team_clients), false) as time
    from ${grupos} g where g.id in ${grupoIds}`);
  return rows[0]?.todos ? 'todos' : rows[0]?.time ? 'time' : 'vinculados';
}
