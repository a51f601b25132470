import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** These clients with their head offices, and the accounts of their people. */
export async function lerParaSemear(db: Db, clienteIds: readonly number[]) {
  const ids = [...clienteIds];
  const linhas = await db
    .select({ id: clientes.id, nome: clientes.nome })
    .from(clientes)
    .where(inArray(clientes.id, ids))
    .orderBy(clientes.id);
  const matrizes = await db
    .select({ id: empresas.id, cliente_id: empresas.cliente_id })
    .from(empresas)
    .where(and(eq(empresas.tipo, 'matriz'), inArray(empresas.cliente_id, ids)));
  const contas = await db
    .select({
      id: usuarios.id,
      client_id: usuarios.client_id,
      nome: usuarios.nome,
      email: usuarios.email,
    })
    .from(usuarios)
    .where(inArray(usuarios.client_id, ids));
  return { linhas, matrizes, contas };
}
