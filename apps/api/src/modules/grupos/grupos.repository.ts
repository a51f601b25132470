import type { AlcanceDoGrupo, FiltrosDeGrupos, Grupo, NovoGrupo } from '@dominio/contrato/grupos';
import { RESERVADAS } from '@dominio/contrato/permissoes-catalogo';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { timeClientes } from '../times/times.tables.ts';
import { grupoClientes, grupos } from './grupos.tables.ts';

const visivel = (ator: Ator) =>
  sql`(u.client_id is null or ${noEscopoDeClientes(ator, sql`u.client_id`)})`;

const colunas = (ator: Ator) => ({
  id: grupos.id,
  nome: grupos.nome,
  descricao: grupos.descricao,
  sistema: grupos.sistema,
  exige_segundo_fator: grupos.exige_segundo_fator,
  /** Counts only people that the actor finds in the register, so it reveals no others. */
  usuarios_total: sql<number>`((select count(*) from usuarios u
      where u.grupo_id = grupos.id and ${visivel(ator)})
    + (select count(*) from usuario_grupos ug join usuarios u on u.id = ug.usuario_id
       where ug.grupo_id = grupos.id and u.grupo_id <> grupos.id and ${visivel(ator)}))`,
  /** Of those that do something: the others are listed nowhere. */
  permissoes_total: sql<number>`(
    select count(*) from grupo_permissoes gp join permissoes p on p.id = gp.permissao_id
    where gp.grupo_id = grupos.id
      and p.modulo || ':' || p.acao <> all(${sql.param(RESERVADAS)}::text[]))`,
  versao: grupos.versao,
});

const condicao = (termo: string | undefined) =>
  termo ? contemTexto(grupos.nome, termo) : undefined;

/** One page of the groups, by name. */
export const listar = (
  db: Db,
  ator: Ator,
  { termo, page, limit }: FiltrosDeGrupos,
): Promise<Grupo[]> =>
  db
    .select(colunas(ator))
    .from(grupos)
    .where(condicao(termo))
    .orderBy(sql`${grupos.nome} collate "pt-BR-x-icu"`, asc(grupos.id))
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));

export const contar = (db: Db, termo: string | undefined): Promise<number> =>
  db.$count(grupos, condicao(termo));

export async function ler(db: Db, ator: Ator, id: number): Promise<Grupo | undefined> {
  const [linha] = await db.select(colunas(ator)).from(grupos).where(eq(grupos.id, id));
  return linha;
}

/** Makes this transaction the only one that changes groups and permissions. */
export async function travar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.grupos})`);
}

/** Whether another group has this name, ignoring accents and case. */
export async function nomeEmUso(db: Db, nome: string, menos: number | null): Promise<boolean> {
  const achados = await db.$count(
    grupos,
    and(
      sql`busca(${grupos.nome}) = busca(${nome})`,
      menos === null ? undefined : ne(grupos.id, menos),
    ),
  );
  return achados > 0;
}

export async function inserir(db: Db, novo: NovoGrupo): Promise<number> {
  const [linha] = await db.insert(grupos).values(novo).returning({ id: grupos.id });
  if (!linha) throw new Error('o grupo não foi gravado');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<NovoGrupo & AlcanceDoGrupo>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(grupos)
    .set({ ...campos, ...escrita, versao: sql`${grupos.versao} + 1` })
    .where(eq(grupos.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(grupos).where(eq(grupos.id, id));
}

/** Ids of everybody in a group, as their primary group or an extra one. */
export async function membros(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from usuarios where grupo_id = ${id}
    union select usuario_id from usuario_grupos where grupo_id = ${id}`);
  return rows.map((linha) => linha.id);
}

export async function lerAlcance(db: Db, id: number): Promise<AlcanceDoGrupo | undefined> {
  const [linha] = await db
    .select({
      can_see_all_clients: grupos.can_see_all_clients,
      can_see_team_clients: grupos.can_see_team_clients,
      only_see_linked_clients: grupos.only_see_linked_clients,
    })
    .from(grupos)
    .where(eq(grupos.id, id));
  return linha;
}

/** A group's own clients that are in the actor's scope, by name. */
export const listarClientes = (db: Db, ator: Ator, id: number) =>
  db
    .select({ id: clientes.id, nome: clientes.nome })
    .from(grupoClientes)
    .innerJoin(clientes, eq(clientes.id, grupoClientes.cliente_id))
    .where(and(eq(grupoClientes.grupo_id, id), noEscopoDeClientes(ator, clientes.id)))
    .orderBy(sql`${clientes.nome} collate "pt-BR-x-icu"`, clientes.id);

/** Whether the team of any member of a group has clients that the actor does not see. */
export async function timesTemOutrosClientes(db: Db, ator: Ator, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ tem: boolean }>(sql`
    select exists (
      select 1 from usuarios u join ${timeClientes} on ${timeClientes.time_id} = u.time_id
      where (u.grupo_id = ${id}
          or u.id in (select usuario_id from usuario_grupos where grupo_id = ${id}))
        and not (${noEscopoDeClientes(ator, timeClientes.cliente_id)})) as tem`);
  return rows[0]?.tem ?? false;
}

/** Those of these ids that are clients in the actor's scope. */
export async function quaisClientes(db: Db, ator: Ator, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(inArray(clientes.id, [...ids]), noEscopoDeClientes(ator, clientes.id)));
  return linhas.map((linha) => linha.id);
}

export async function trocarClientes(
  db: Db,
  id: number,
  { entram, saem }: { entram: readonly number[]; saem: readonly number[] },
): Promise<void> {
  if (saem.length > 0) {
    await db
      .delete(grupoClientes)
      .where(and(eq(grupoClientes.grupo_id, id), inArray(grupoClientes.cliente_id, [...saem])));
  }
  if (entram.length > 0) {
    await db
      .insert(grupoClientes)
      .values(entram.map((cliente_id) => ({ grupo_id: id, cliente_id })))
      .onConflictDoNothing();
  }
}
