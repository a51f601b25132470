import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { usuarioClientes, usuarios } from '../usuarios.tables.ts';

/** The active colleagues linked to a client, in whatever role. */
export async function lerQuemAtende(db: Db, clienteId: number): Promise<number[]> {
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarioClientes)
    .innerJoin(usuarios, eq(usuarios.id, usuarioClientes.usuario_id))
    .where(
      and(
        eq(usuarioClientes.cliente_id, clienteId),
        eq(usuarios.situacao, 'ativo'),
        isNull(usuarios.client_id),
      ),
    );
  return linhas.map(({ id }) => id);
}
