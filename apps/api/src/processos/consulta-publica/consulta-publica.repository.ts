import type { SituacaoCadastral } from '@dominio/contrato/empresas-cadastro';
import { eq } from 'drizzle-orm';
import { empresas } from '../../modules/clientes/clientes.tables.ts';
import type { Db } from '../../platform/db.ts';

/**
 * Writes what the Receita said of a company, and when. The version stays as it is, for it counts
 * changes of the record's fields.
 */
export async function anotarConsulta(
  db: Db,
  id: number,
  consulta: { receita_situacao: SituacaoCadastral | null; receita_consultada_em: Date },
): Promise<void> {
  await db.update(empresas).set(consulta).where(eq(empresas.id, id));
}
