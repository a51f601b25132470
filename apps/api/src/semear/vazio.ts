import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { TRAVAS } from '../platform/travas.ts';

export const BANCO_COM_DADOS =
  'O banco de dados já tem dados, e semear só enche um banco vazio. Use outro DATA_DIR ou outro banco em DATABASE_URL.';

/** Whether nothing was ever written: without a group there can be no people. */
export async function bancoVazio(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ vazio: boolean }>(
    sql`select not exists (select 1 from grupos) and not exists (select 1 from clientes) as vazio`,
  );
  return rows[0]?.vazio ?? false;
}

/** Locks the database for filling in this transaction, and answers whether it is empty. */
export async function reservarBancoVazio(db: Db): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.semeadura})`);
  return bancoVazio(db);
}
