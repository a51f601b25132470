import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { contratos } from './contratos.tables.ts';

/** The contracts that a person is responsible for, in any status. */
export const lerContratosDe = (db: Db, id: number) =>
  db
    .select({ id: contratos.id, numero: contratos.numero_contrato })
    .from(contratos)
    .where(eq(contratos.responsavel_id, id))
    .orderBy(asc(contratos.id));
