import { GRUPO } from '@dominio/contrato/permissoes';
import type { PapelDoVinculo } from '@dominio/contrato/usuarios-acesso';
import type { PermissaoDaPessoa } from '@dominio/contrato/usuarios-vinculos';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import type { Db } from '../../../platform/db.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { grupoPermissoes, grupos, permissoes } from '../../grupos/grupos.tables.ts';
import { pedidosDeAcesso } from '../../pedidos-de-acesso/pedidos-de-acesso.tables.ts';
import { usuarioClientes, usuarioGrupos, usuarioPermissoes, usuarios } from '../usuarios.tables.ts';

/** Makes other changes of this person's links wait until the transaction ends. */
export async function travarPessoa(db: Db, id: number): Promise<void> {
  await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.id, id))
    .for('no key update');
}

/**
 * The whole catalogue, with the reasons by which a person holds each permission: directly, by
 * groups, or as an administrator, who holds all.
 */
export async function lerPermissoes(db: Db, usuarioId: number) {
  const { rows } = await db.execute<PermissaoDaPessoa & Record<string, unknown>>(sql`
    with dela as (
      select g.id, g.nome, u.client_id is not null as cliente from ${usuarios} u
      join ${grupos} g on g.id = u.grupo_id or g.id in (
        select ug.grupo_id from ${usuarioGrupos} ug where ug.usuario_id = u.id)
      where u.id = ${usuarioId})
    select p.id, p.modulo, p.acao, p.nome, p.critica,
      exists (select 1 from ${usuarioPermissoes} up
        where up.usuario_id = ${usuarioId} and up.permissao_id = p.id) as direta,
      coalesce((select json_agg(json_build_object(
          'tipo', case when d.id = ${GRUPO.administrador} then 'admin' else 'grupo' end,
          'id', d.id, 'nome', d.nome) order by d.id)
        from dela d where not d.cliente and (d.id = ${GRUPO.administrador} or exists (
          select 1 from ${grupoPermissoes} gp
          where gp.grupo_id = d.id and gp.permissao_id = p.id))), '[]'::json) as origens,
      (select json_build_object('motivo', pa.motivo, 'pedido_em', pa.pedido_em)
        from ${pedidosDeAcesso} pa
        where pa.usuario_id = ${usuarioId} and pa.permissao = p.modulo || ':' || p.acao) as pedido
    from ${permissoes} p order by p.modulo, p.id`);
  return rows;
}

/** Clients linked to a person that the actor sees, by name. */
export const lerClientes = (db: Db, ator: Ator, usuarioId: number) =>
  db
    .select({ id: clientes.id, nome: clientes.nome, papel: usuarioClientes.papel })
    .from(usuarioClientes)
    .innerJoin(clientes, eq(clientes.id, usuarioClientes.cliente_id))
    .where(and(eq(usuarioClientes.usuario_id, usuarioId), noEscopoDeClientes(ator, clientes.id)))
    .orderBy(sql`${clientes.nome} collate "pt-BR-x-icu"`, clientes.id);

const semVazio = async <T>(ids: readonly number[], ler: (ids: number[]) => Promise<T[]>) =>
  ids.length === 0 ? [] : ler([...ids]);

/** Those of these ids that are clients in the actor's scope. */
export const quaisClientes = (db: Db, ator: Ator, ids: readonly number[]) =>
  semVazio(ids, (todos) =>
    db
      .select({ id: clientes.id })
      .from(clientes)
      .where(and(inArray(clientes.id, todos), noEscopoDeClientes(ator, clientes.id))),
  );

/** The table of each kind of link, and its column. */
const TABELAS = {
  grupos: { tabela: usuarioGrupos, alvo: usuarioGrupos.grupo_id, campo: 'grupo_id' },
  permissoes: {
    tabela: usuarioPermissoes,
    alvo: usuarioPermissoes.permissao_id,
    campo: 'permissao_id',
  },
  clientes: { tabela: usuarioClientes, alvo: usuarioClientes.cliente_id, campo: 'cliente_id' },
} as const;
export type TipoDeVinculo = keyof typeof TABELAS;

/** Ids to which a person is linked. */
export async function lerIds(db: Db, tipo: TipoDeVinculo, usuarioId: number): Promise<number[]> {
  const { tabela, alvo } = TABELAS[tipo];
  const linhas = await db.select({ id: alvo }).from(tabela).where(eq(tabela.usuario_id, usuarioId));
  return linhas.map(({ id }) => id);
}

/** Links and unlinks, in the caller's transaction. */
export async function trocarIds(
  db: Db,
  tipo: TipoDeVinculo,
  usuarioId: number,
  { entram, saem }: { entram: readonly number[]; saem: readonly number[] },
): Promise<void> {
  const { tabela, alvo, campo } = TABELAS[tipo];
  if (saem.length > 0) {
    await db.delete(tabela).where(and(eq(tabela.usuario_id, usuarioId), inArray(alvo, [...saem])));
  }
  if (entram.length === 0) return;
  await db.execute(sql`
    insert into ${tabela} (usuario_id, ${sql.identifier(campo)})
    select ${usuarioId}, novo from unnest(${sql.param([...entram])}::bigint[]) as novo
    on conflict do nothing`);
}

/**
 * Writes the roles of links that exist already.
 *
 * @returns the links whose role changed.
 */
export async function mudarPapeis(
  db: Db,
  usuarioId: number,
  papeis: readonly { cliente_id: number; papel: PapelDoVinculo }[],
) {
  if (papeis.length === 0) return [];
  const { rows } = await db.execute<{ cliente_id: number; papel: PapelDoVinculo }>(sql`
    update ${usuarioClientes} uc set papel = novo.papel
    from json_to_recordset(${JSON.stringify(papeis)}::json) as novo(cliente_id bigint, papel text)
    where uc.usuario_id = ${usuarioId} and uc.cliente_id = novo.cliente_id
      and uc.papel <> novo.papel
    returning uc.cliente_id, uc.papel`);
  return rows;
}
