import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';

/** Makes this transaction the only one that imports people. */
export async function travarImportacao(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.importacaoDeUsuarios})`);
}
