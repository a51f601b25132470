import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { empresaMudancas } from './mudancas.tables.ts';

export type TipoDeMudanca = (typeof empresaMudancas.$inferSelect)['tipo'];

export async function inserir(
  db: Db,
  mudanca: typeof empresaMudancas.$inferInsert,
): Promise<number> {
  const [linha] = await db
    .insert(empresaMudancas)
    .values(mudanca)
    .returning({ id: empresaMudancas.id });
  if (!linha) throw new Error('empresa_mudancas: nothing was written');
  return linha.id;
}

/** A change, held until the transaction ends. */
export async function abrir(db: Db, tipo: TipoDeMudanca, id: number) {
  const [linha] = await db
    .select({ estado: empresaMudancas.estado, desfeita_em: empresaMudancas.desfeita_em })
    .from(empresaMudancas)
    .where(and(eq(empresaMudancas.id, id), eq(empresaMudancas.tipo, tipo)))
    .for('update');
  return linha;
}

/** Of what was kept of companies that are two again, only which one stayed. */
const semDados = sql`case when ${empresaMudancas.tipo} = 'juncao'
  then jsonb_build_object('fica_id', ${empresaMudancas.estado} -> 'fica_id')
  else ${empresaMudancas.estado} end`;

/** Marks a change as undone; personal data that it kept is no longer needed. */
export async function marcarDesfeita(db: Db, id: number, desfeita_em: Date): Promise<void> {
  await db
    .update(empresaMudancas)
    .set({ desfeita_em, estado: semDados })
    .where(eq(empresaMudancas.id, id));
}

/** Deletes what changes of many companies would take to be undone, of all that were made up to then. */
export async function limparMovimentos(db: Db, ate: Date): Promise<void> {
  await db
    .delete(empresaMudancas)
    .where(and(ne(empresaMudancas.tipo, 'juncao'), lte(empresaMudancas.feita_em, ate)));
}
