import { and, eq, lt } from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { pedidosDoCliente as pedidos } from './pedidos.tables.ts';

/** More than wait anywhere: beyond it nobody can ask for another. */
export const MAXIMO_DE_PEDIDOS = 50;

const linhas = (db: Db) =>
  db
    .select({
      id: pedidos.id,
      tipo: pedidos.tipo,
      usuario_id: pedidos.usuario_id,
      nome: pedidos.nome,
      email: pedidos.email,
      papeis: pedidos.papeis,
      papeis_antes: pedidos.papeis_antes,
      autor_id: pedidos.autor_id,
      autor_nome: usuarios.nome,
      criado_em: pedidos.criado_em,
    })
    .from(pedidos)
    .leftJoin(usuarios, eq(usuarios.id, pedidos.autor_id));

export type LinhaDePedido = Awaited<ReturnType<typeof linhas>>[number];

/** Those that wait at a client, the oldest first. */
export const listar = (db: Db, clienteId: number) =>
  linhas(db)
    .where(eq(pedidos.cliente_id, clienteId))
    .orderBy(pedidos.id)
    .limit(literal(MAXIMO_DE_PEDIDOS));

/** One of them. */
export async function ler(db: Db, clienteId: number, id: number) {
  const [linha] = await linhas(db).where(
    and(eq(pedidos.id, id), eq(pedidos.cliente_id, clienteId)),
  );
  return linha;
}

export async function inserir(db: Db, dados: typeof pedidos.$inferInsert): Promise<void> {
  await db.insert(pedidos).values(dados);
}

/** Whether it was still there. */
export async function excluir(db: Db, id: number): Promise<boolean> {
  const linhas = await db.delete(pedidos).where(eq(pedidos.id, id)).returning({ id: pedidos.id });
  return linhas.length > 0;
}

/** Deletes those that were asked for before `ate`, of every client. */
export const excluirAnteriores = (db: Db, ate: Date) =>
  db.delete(pedidos).where(lt(pedidos.criado_em, ate)).returning({
    cliente_id: pedidos.cliente_id,
    tipo: pedidos.tipo,
    nome: pedidos.nome,
    papeis: pedidos.papeis,
  });

/** What the client is called, for those who are told. */
export async function lerNomeDoCliente(db: Db, id: number): Promise<string | undefined> {
  const [linha] = await db
    .select({ nome: clientes.nome })
    .from(clientes)
    .where(eq(clientes.id, id));
  return linha?.nome;
}
