import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm/table';
import type { Db } from '../platform/db.ts';

/**
 * Reserves the next ids of a table, in order, so that rows of several tables can refer to each
 * other before any is written. Use them with `overridingSystemValue()`.
 */
export async function reservarIds(db: Db, tabela: PgTable, quantos: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(tabela)}, 'id')) as id
      from generate_series(1, ${quantos})`);
  return rows.map(({ id }) => Number(id));
}
