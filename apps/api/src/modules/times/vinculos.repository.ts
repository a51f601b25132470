import { and, eq, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { arquivado, clientes, corrente } from '../clientes/clientes.tables.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import { timeClientes } from './times.tables.ts';

/** People of the staff who have not left. */
const daEquipe = and(isNull(usuarios.client_id), ne(usuarios.situacao, 'desligado'));
const membrosDe = (timeId: number) => and(eq(usuarios.time_id, timeId), daEquipe);

/** Members of a team, by name. */
export const listarMembros = (db: Db, timeId: number) =>
  db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      grupo_id: usuarios.grupo_id,
      grupo_nome: grupos.nome,
    })
    .from(usuarios)
    .innerJoin(grupos, eq(grupos.id, usuarios.grupo_id))
    .where(membrosDe(timeId))
    .orderBy(sql`${usuarios.nome} collate "pt-BR-x-icu"`, usuarios.id);

/** Clients of a team in the actor's scope that the firm serves, by name. */
export const listarClientes = (db: Db, ator: Ator, timeId: number) =>
  db
    .select({ id: clientes.id, nome: clientes.nome })
    .from(timeClientes)
    .innerJoin(clientes, eq(clientes.id, timeClientes.cliente_id))
    .where(
      and(eq(timeClientes.time_id, timeId), noEscopoDeClientes(ator, clientes.id), not(arquivado)),
    )
    .orderBy(sql`${clientes.nome} collate "pt-BR-x-icu"`, clientes.id);

/** The clients linked to each member, in the actor's scope, that the firm serves, by name. */
export const listarClientesDosMembros = (db: Db, ator: Ator, timeId: number) =>
  db
    .select({
      usuario_id: usuarioClientes.usuario_id,
      papel: usuarioClientes.papel,
      id: clientes.id,
      nome: clientes.nome,
    })
    .from(usuarioClientes)
    .innerJoin(usuarios, eq(usuarios.id, usuarioClientes.usuario_id))
    .innerJoin(clientes, eq(clientes.id, usuarioClientes.cliente_id))
    .where(and(membrosDe(timeId), noEscopoDeClientes(ator, clientes.id), not(arquivado)))
    .orderBy(sql`${clientes.nome} collate "pt-BR-x-icu"`, clientes.id);

/** Ids of the members; locks their rows and those of the people who will be added, in order. */
export async function travarMembros(
  db: Db,
  timeId: number,
  pedidos: readonly number[] = [],
): Promise<number[]> {
  const linhas = await db
    .select({ id: usuarios.id, membro: sql<boolean>`coalesce(${membrosDe(timeId)}, false)` })
    .from(usuarios)
    .where(or(membrosDe(timeId), inArray(usuarios.id, [...pedidos])))
    .orderBy(usuarios.id)
    .for('no key update');
  return linhas.flatMap(({ id, membro }) => (membro ? [id] : []));
}

/** Ids of the members of these teams; locks their rows, in order. */
export async function travarMembrosDe(db: Db, timeIds: readonly number[]): Promise<number[]> {
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(and(inArray(usuarios.time_id, [...timeIds]), daEquipe))
    .orderBy(usuarios.id)
    .for('no key update');
  return linhas.map(({ id }) => id);
}

/** Those of these ids that are staff who have not left. */
export async function quaisDaEquipe(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(and(inArray(usuarios.id, [...ids]), daEquipe));
  return linhas.map(({ id }) => id);
}

/** Those of these ids that are clients in the actor's scope. */
export async function quaisClientes(db: Db, ator: Ator, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(inArray(clientes.id, [...ids]), noEscopoDeClientes(ator, clientes.id)));
  return linhas.map(({ id }) => id);
}

/** Ids of a team's clients, which of them the actor sees, and which the firm still serves. */
export async function idsDosClientes(db: Db, ator: Ator, timeId: number) {
  const linhas = await db
    .select({
      id: timeClientes.cliente_id,
      visivel: sql<boolean>`${noEscopoDeClientes(ator, timeClientes.cliente_id)}`,
      servido: sql<boolean>`${corrente(sql`${timeClientes.cliente_id}`)}`,
    })
    .from(timeClientes)
    .where(eq(timeClientes.time_id, timeId));
  return {
    todos: linhas.map(({ id }) => id),
    visiveis: linhas.filter(({ visivel }) => visivel).map(({ id }) => id),
    servidos: linhas.filter(({ servido }) => servido).map(({ id }) => id),
  };
}

/** The teams of these people, each once. */
export async function timesDe(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .selectDistinct({ time_id: usuarios.time_id })
    .from(usuarios)
    .where(inArray(usuarios.id, [...ids]));
  return linhas.flatMap(({ time_id }) => time_id ?? []);
}

/** Moves people into a team, or out of any; raises the version of their records. */
export async function mudarTime(
  db: Db,
  ids: readonly number[],
  time_id: number | null,
  escrita: Escrita,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(usuarios)
    .set({ time_id, ...escrita, versao: sql`${usuarios.versao} + 1` })
    .where(inArray(usuarios.id, [...ids]));
}

export async function incluirClientes(
  db: Db,
  timeId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(timeClientes)
    .values(ids.map((cliente_id) => ({ time_id: timeId, cliente_id })))
    .onConflictDoNothing();
}

export async function tirarClientes(db: Db, timeId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(timeClientes)
    .where(and(eq(timeClientes.time_id, timeId), inArray(timeClientes.cliente_id, [...ids])));
}
