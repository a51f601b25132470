import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { permissoes } from '../grupos/grupos.tables.ts';
import { pedidosDeAcesso } from './pedidos-de-acesso.tables.ts';

/** Every permission of the firm with the name people read, by module. */
export function lerPermissoes(db: Db) {
  return db
    .select({
      permissao: sql<string>`${permissoes.modulo} || ':' || ${permissoes.acao}`,
      nome: permissoes.nome,
    })
    .from(permissoes)
    .orderBy(permissoes.modulo, permissoes.id);
}

/** What people call a permission, by its code. */
export async function lerNomeDaPermissao(db: Db, permissao: string): Promise<string | undefined> {
  return (await lerPermissoes(db)).find((uma) => uma.permissao === permissao)?.nome;
}

/** What somebody asked for, the newest first. */
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
 * Writes a request down, over an older one for the same. Answers whether it was written: of two at
 * the same moment one is, and one made after `ate` stands.
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
