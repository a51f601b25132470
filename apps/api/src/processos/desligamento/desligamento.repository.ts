import { sql } from 'drizzle-orm';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import type { Db } from '../../platform/db.ts';

/** Those of these people who are active staff. */
export async function quaisAtivosDaEquipe(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      sql`${usuarios.id} in ${[...ids]} and ${usuarios.client_id} is null
        and ${usuarios.situacao} = 'ativo'`,
    );
  return linhas.map(({ id }) => id);
}
