import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { empresaSocios } from '../empresas/socios.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** These clients with their head offices, their partners of today, and the accounts of their people. */
export async function lerParaSemear(db: Db, clienteIds: readonly number[]) {
  const ids = [...clienteIds];
  const linhas = await db
    .select({
      id: clientes.id,
      nome: clientes.nome,
      tem_folha: clientes.tem_folha,
      data_inicio: clientes.data_inicio,
    })
    .from(clientes)
    .where(inArray(clientes.id, ids))
    .orderBy(clientes.id);
  const matrizes = await db
    .select({ id: empresas.id, cliente_id: empresas.cliente_id, municipio: empresas.municipio })
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
  const socios = await db
    .select({
      empresa_id: empresaSocios.empresa_id,
      nome: empresaSocios.nome,
      qualificacao: empresaSocios.qualificacao,
    })
    .from(empresaSocios)
    .innerJoin(empresas, eq(empresas.id, empresaSocios.empresa_id))
    .where(and(isNull(empresaSocios.ate), inArray(empresas.cliente_id, ids)))
    .orderBy(empresaSocios.empresa_id, empresaSocios.ordem);
  return { linhas, matrizes, contas, socios };
}
