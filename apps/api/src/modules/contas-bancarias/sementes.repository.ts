import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';

/** These clients with their head offices, and who of the staff serves each. */
export async function lerParaSemear(db: Db, clienteIds: readonly number[]) {
  const ids = [...clienteIds];
  const linhas = await db
    .select({
      id: clientes.id,
      data_inicio: clientes.data_inicio,
      data_encerramento: clientes.data_encerramento,
    })
    .from(clientes)
    .where(inArray(clientes.id, ids))
    .orderBy(clientes.id);
  const matrizes = await db
    .select({ id: empresas.id, cliente_id: empresas.cliente_id, cnpj: empresas.cnpj })
    .from(empresas)
    .where(and(eq(empresas.tipo, 'matriz'), inArray(empresas.cliente_id, ids)));
  const equipe = await db
    .select({ cliente_id: usuarioClientes.cliente_id, usuario_id: usuarioClientes.usuario_id })
    .from(usuarioClientes)
    .innerJoin(usuarios, eq(usuarios.id, usuarioClientes.usuario_id))
    .where(and(inArray(usuarioClientes.cliente_id, ids), eq(usuarios.situacao, 'ativo')))
    .orderBy(usuarioClientes.usuario_id);
  return { linhas, matrizes, equipe };
}
