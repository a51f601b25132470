import { GRUPO } from '@dominio/contrato/permissoes';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { times } from '../times/times.tables.ts';
import {
  colunasDaPessoa,
  usuarioClientes,
  usuarioGrupos,
  usuarios,
} from '../usuarios/usuarios.tables.ts';

/** A person with the names of group, team and company. */
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

/** Ids of the active administrators but one, by the primary group or another. */
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

/** Whom a message goes to: name, address, and whether the account is in use. */
export async function lerContato(db: Db, id: number) {
  const [linha] = await db
    .select({ nome: usuarios.nome, email: usuarios.email, situacao: usuarios.situacao })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  return linha;
}

/** Whether somebody is linked to clients whom the actor does not see. */
export async function temOutrosClientes(db: Db, ator: Ator, usuarioId: number): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from ${usuarioClientes} v where v.usuario_id = ${usuarioId}
        and not (${noEscopoDeClientes(ator, sql`v.cliente_id`)})) as tem`);
  return rows[0]?.tem ?? false;
}

/**
 * Holds the records of these people, in ascending order. Whoever books them meanwhile does not wait:
 * a foreign key only asks that the record stays.
 */
export async function travarPessoas(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(inArray(usuarios.id, [...ids]))
    .orderBy(usuarios.id)
    .for('no key update');
}

/** Another version of the record, so that a form opened before does not undo what was changed. */
export async function novaVersao(db: Db, id: number, agora: Date): Promise<void> {
  await db
    .update(usuarios)
    .set({ atualizado_em: agora, versao: sql`${usuarios.versao} + 1` })
    .where(eq(usuarios.id, id));
}

/**
 * Gives people's permissions a new version, so that what was remembered of them counts no more. Their
 * rows are taken in the order of ids: two that change the same people wait, and do not embrace.
 */
export async function mudarVersaoDasPermissoes(db: Db, ids: readonly number[]): Promise<void> {
  await travarPessoas(db, ids);
  await db
    .update(usuarios)
    .set({ versao_permissoes: sql`${usuarios.versao_permissoes} + 1` })
    .where(inArray(usuarios.id, [...ids]));
}
