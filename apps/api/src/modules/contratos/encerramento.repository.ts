import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { contratos } from './contratos.tables.ts';

/** Contracts in force whose day to end has come, held until the transaction ends. */
export const travarVencidos = (db: Db, hoje: string) =>
  db
    .select({
      id: contratos.id,
      cliente_id: contratos.cliente_id,
      status_contrato: contratos.status_contrato,
      motivo_encerramento: contratos.motivo_encerramento,
      motivo: contratos.motivo,
      aviso_em: contratos.aviso_em,
      encerra_em: contratos.encerra_em,
    })
    .from(contratos)
    .where(
      and(
        inArray(contratos.status_contrato, ['ATIVO', 'SUSPENSO']),
        lte(contratos.encerra_em, hoje),
      ),
    )
    .orderBy(asc(contratos.id))
    .for('update');

/** Ends contracts in the system's name: nobody wrote this version. */
export async function encerrar(db: Db, ids: readonly number[], agora: Date): Promise<void> {
  await db
    .update(contratos)
    .set({
      status_contrato: 'ENCERRADO',
      alterado_por: null,
      atualizado_em: agora,
      versao: sql`${contratos.versao} + 1`,
    })
    .where(inArray(contratos.id, [...ids]));
}
