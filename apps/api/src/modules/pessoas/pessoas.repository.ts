import { GRUPO } from '@dominio/contrato/permissoes';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { times } from '../times/times.tables.ts';
import {
  colunasDaPessoa,
  usuarioClientes,
  usuarioGrupos,
  usuarios,
} from '../usuarios/usuarios.tables.ts';

/** A person with the names of group, team and client. */
export async function lerUsuario(db: Db, id: number) {
  const [linha] = await db
    .select(colunasDaPessoa)
    .from(usuarios)
    .innerJoin(grupos, eq(grupos.id, usuarios.grupo_id))
    .leftJoin(times, eq(times.id, usuarios.time_id))
    .leftJoin(clientes, eq(clientes.id, usuarios.client_id))
    .where(eq(usuarios.id, id));
  return linha;
}

export type LinhaDeUsuario = NonNullable<Awaited<ReturnType<typeof lerUsuario>>>;

/** Ids of the active administrators except one, by their primary group or an extra one. */
export async function lerOutrosAdministradores(db: Db, menos: number): Promise<number[]> {
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.situacao, 'ativo'),
        ne(usuarios.id, menos),
        sql`(${usuarios.grupo_id} = ${GRUPO.administrador} or exists (
          select 1 from ${usuarioGrupos} ug
          where ug.usuario_id = ${usuarios.id} and ug.grupo_id = ${GRUPO.administrador}))`,
      ),
    )
    .orderBy(usuarios.id);
  return linhas.map(({ id }) => id);
}

/** A person's name, e-mail, state and client, for a message to them. */
export async function lerContato(db: Db, id: number) {
  const [linha] = await db
    .select({
      nome: usuarios.nome,
      email: usuarios.email,
      situacao: usuarios.situacao,
      client_id: usuarios.client_id,
    })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  return linha;
}

/** Whether a person is linked to clients that the actor does not see. */
export async function temOutrosClientes(db: Db, ator: Ator, usuarioId: number): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from ${usuarioClientes} v where v.usuario_id = ${usuarioId}
        and not (${noEscopoDeClientes(ator, sql`v.cliente_id`)})) as tem`);
  return rows[0]?.tem ?? false;
}

/**
 * Locks these people's rows, in ascending order. Booking them does not wait for it: a foreign key
 * only needs the row to stay.
 */
export async function travarPessoas(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(inArray(usuarios.id, [...ids]))
    .orderBy(usuarios.id)
    .for('no key update');
}

/** Raises the version of a person's record: a form opened before cannot overwrite the change. */
export async function novaVersao(db: Db, id: number, escrita: Escrita): Promise<void> {
  await db
    .update(usuarios)
    .set({ ...escrita, versao: sql`${usuarios.versao} + 1` })
    .where(eq(usuarios.id, id));
}

/**
 * Raises the version of these people's permissions, so that cached ones are no longer used. Rows
 * are locked in the order of ids, so that two changes of the same people wait for each other
 * instead of deadlocking.
 */
export async function mudarVersaoDasPermissoes(db: Db, ids: readonly number[]): Promise<void> {
  await travarPessoas(db, ids);
  await db
    .update(usuarios)
    .set({ versao_permissoes: sql`${usuarios.versao_permissoes} + 1` })
    .where(inArray(usuarios.id, [...ids]));
}
