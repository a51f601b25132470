import { GRUPO } from '@dominio/contrato/permissoes';
import { RESERVADAS } from '@dominio/contrato/permissoes-catalogo';
import { and, desc, eq, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { grupoPermissoes, grupos, permissoes } from '../grupos/grupos.tables.ts';
import { usuarioGrupos, usuarioPermissoes, usuarios } from '../usuarios/usuarios.tables.ts';
import { pedidosDeAcesso } from './pedidos-de-acesso.tables.ts';

const codigo = sql<string>`${permissoes.modulo} || ':' || ${permissoes.acao}`;
const comEfeito = notInArray(codigo, [...RESERVADAS]);

/** Every permission that does something, with the name that people read, by module. */
export function lerPermissoes(db: Db) {
  return db
    .select({
      permissao: codigo,
      nome: permissoes.nome,
    })
    .from(permissoes)
    .where(comEfeito)
    .orderBy(permissoes.modulo, permissoes.id);
}

/** The name that people read for a permission's code; undefined for one that nobody may ask for. */
export async function lerNomeDaPermissao(db: Db, permissao: string): Promise<string | undefined> {
  const [linha] = await db
    .select({ nome: permissoes.nome })
    .from(permissoes)
    .where(and(eq(codigo, permissao), comEfeito));
  return linha?.nome;
}

/** A person's requests, newest first. */
export function lerPedidos(db: Db, usuarioId: number) {
  return db
    .select({
      permissao: pedidosDeAcesso.permissao,
      motivo: pedidosDeAcesso.motivo,
      pedido_em: pedidosDeAcesso.pedido_em,
    })
    .from(pedidosDeAcesso)
    .where(eq(pedidosDeAcesso.usuario_id, usuarioId))
    .orderBy(desc(pedidosDeAcesso.pedido_em), pedidosDeAcesso.permissao);
}

/**
 * Writes a request, replacing one for the same permission made until `ate`. Answers whether it was
 * written: a later one stays as it is, and of two at the same moment one is written.
 */
export async function gravar(
  db: Db,
  pedido: typeof pedidosDeAcesso.$inferInsert,
  ate: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(pedidosDeAcesso)
    .values(pedido)
    .onConflictDoUpdate({
      target: [pedidosDeAcesso.usuario_id, pedidosDeAcesso.permissao],
      set: { motivo: pedido.motivo, pedido_em: pedido.pedido_em },
      setWhere: lte(pedidosDeAcesso.pedido_em, ate),
    });
  return rowCount === 1;
}

/** Deletes requests made until an instant, and those for permissions that the person now has. */
export async function fechar(db: Db, ate: Date): Promise<void> {
  const tem = sql`exists (
    select 1 from ${usuarios} u join ${permissoes} on ${codigo} = ${pedidosDeAcesso.permissao}
    where u.id = ${pedidosDeAcesso.usuario_id} and (
      exists (select 1 from ${usuarioPermissoes} up
        where up.usuario_id = u.id and up.permissao_id = ${permissoes.id})
      or exists (select 1 from ${grupos} g
        where (g.id = u.grupo_id or g.id in (
          select ug.grupo_id from ${usuarioGrupos} ug where ug.usuario_id = u.id))
        and (g.id = ${GRUPO.administrador} or exists (select 1 from ${grupoPermissoes} gp
          where gp.grupo_id = g.id and gp.permissao_id = ${permissoes.id})))))`;
  await db.delete(pedidosDeAcesso).where(or(lte(pedidosDeAcesso.pedido_em, ate), tem));
}
