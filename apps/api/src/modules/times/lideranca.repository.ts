import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { times } from './times.tables.ts';

/** The teams that a person leads, by name. */
export const listar = (db: Db, pessoa: number) =>
  db
    .select({ id: times.id, nome: times.nome })
    .from(times)
    .where(eq(times.lider_id, pessoa))
    .orderBy(sql`${times.nome} collate "pt-BR-x-icu"`, times.id);

/** Makes another person the leader of every team that one leads; answers those teams. */
export async function passar(
  db: Db,
  { de, para, escrita }: { de: number; para: number; escrita: Escrita },
): Promise<number[]> {
  const linhas = await db
    .update(times)
    .set({ lider_id: para, ...escrita, versao: sql`${times.versao} + 1` })
    .where(eq(times.lider_id, de))
    .returning({ id: times.id });
  return linhas.map(({ id }) => id);
}

/**
 * Leaves the teams without a substitute where one person is it, or where the substitute leads by
 * now; answers those teams with whom each had.
 */
export async function tirarSubstituto(
  db: Db,
  pessoa: number,
  escrita: Escrita,
): Promise<{ id: number; substituto_id: number | null }[]> {
  const sem = await db
    .select({ id: times.id, substituto_id: times.substituto_id })
    .from(times)
    .where(sql`${times.substituto_id} in (${pessoa}, ${times.lider_id})`)
    .orderBy(times.id);
  if (sem.length > 0) {
    await db
      .update(times)
      .set({ substituto_id: null, ...escrita, versao: sql`${times.versao} + 1` })
      .where(
        inArray(
          times.id,
          sem.map(({ id }) => id),
        ),
      );
  }
  return sem;
}
