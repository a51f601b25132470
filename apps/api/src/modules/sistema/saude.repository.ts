import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';

/** Makes the database answer a trivial query. */
export async function responder(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
