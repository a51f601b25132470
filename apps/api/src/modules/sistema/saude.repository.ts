import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';

/** Asks the database for anything at all. */
export async function responder(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
