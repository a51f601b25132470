import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { visoesSalvas } from './visoes-salvas.tables.ts';

/** A person's saved views. */
export const lerVisoesDe = (db: Db, id: number) =>
  db
    .select()
    .from(visoesSalvas)
    .where(eq(visoesSalvas.usuario_id, id))
    .orderBy(asc(visoesSalvas.id));
