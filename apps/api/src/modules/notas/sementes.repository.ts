import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';

/** Since when and until when these clients are served, whether they employ people, and who serves them. */
export async function lerParaSemear(db: Db, clienteIds: readonly number[]) {
  const ids = [...clienteIds];
  const linhas = await db
    .select({
      id: clientes.id,
      data_inicio: clientes.data_inicio,
      data_encerramento: clientes.data_encerramento,
      tem_folha: clientes.tem_folha,
    })
    .from(clientes)
    .where(inArray(clientes.id, ids))
    .orderBy(clientes.id);
  const equipe = await db
    .select({ cliente_id: usuarioClientes.cliente_id, usuario_id: usuarioClientes.usuario_id })
    .from(usuarioClientes)
    .innerJoin(usuarios, eq(usuarios.id, usuarioClientes.usuario_id))
    .where(and(inArray(usuarioClientes.cliente_id, ids), eq(usuarios.situacao, 'ativo')))
    .orderBy(usuarioClientes.usuario_id);
  return { linhas, equipe };
}
