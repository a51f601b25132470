import { and, inArray } from 'drizzle-orm';
import { usuarioClientes } from '../../modules/usuarios/usuarios.tables.ts';
import type { Db } from '../../platform/db.ts';

/** Of each of these people, those of these clients that they serve. */
export async function clientesPorPessoa(
  db: Db,
  { pessoas, clienteIds }: { pessoas: readonly number[]; clienteIds: readonly number[] },
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const linhas = await db
    .select({ usuario: usuarioClientes.usuario_id, cliente: usuarioClientes.cliente_id })
    .from(usuarioClientes)
    .where(
      and(
        inArray(usuarioClientes.usuario_id, [...pessoas]),
        inArray(usuarioClientes.cliente_id, [...new Set(clienteIds)]),
      ),
    );
  return new Map(
    [...Map.groupBy(linhas, ({ usuario }) => usuario)].map(([usuario, dele]) => [
      usuario,
      new Set(dele.map(({ cliente }) => cliente)),
    ]),
  );
}
