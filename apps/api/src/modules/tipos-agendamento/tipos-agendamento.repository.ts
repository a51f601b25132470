import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { tiposAgendamento } from './tipos-agendamento.tables.ts';

export type LinhaDeTipo = typeof tiposAgendamento.$inferSelect;

/** Types by name: all, or only active ones. */
export function listar(db: Db, { soAtivos }: { soAtivos: boolean }): Promise<LinhaDeTipo[]> {
  return db
    .select()
    .from(tiposAgendamento)
    .where(soAtivos ? eq(tiposAgendamento.ativo, true) : undefined)
    .orderBy(sql`${tiposAgendamento.nome} collate "pt-BR-x-icu"`, tiposAgendamento.id);
}

export async function ler(db: Db, id: number): Promise<LinhaDeTipo | undefined> {
  const [linha] = await db.select().from(tiposAgendamento).where(eq(tiposAgendamento.id, id));
  return linha;
}
