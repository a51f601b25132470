import { eq, sql } from 'drizzle-orm';
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
