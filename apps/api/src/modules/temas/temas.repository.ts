import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { temas } from './temas.tables.ts';

export type LinhaDeTema = typeof temas.$inferSelect;
type CamposDoTema = Pick<typeof temas.$inferInsert, 'nome' | 'descricao' | 'tema'>;

/** All themes, by name. */
export const listar = (db: Db): Promise<LinhaDeTema[]> =>
  db
    .select()
    .from(temas)
    .orderBy(asc(sql`${temas.nome} collate "pt-BR-x-icu"`), asc(temas.id));

export async function ler(db: Db, id: number): Promise<LinhaDeTema | undefined> {
  const [linha] = await db.select().from(temas).where(eq(temas.id, id));
  return linha;
}

/** Makes this transaction the only one that changes themes. */
export async function travar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.temas})`);
}

export const contar = (db: Db): Promise<number> => db.$count(temas);

/** Whether a theme other than `menos` has this name, ignoring accents and case. */
export async function nomeEmUso(db: Db, nome: string, menos?: number): Promise<boolean> {
  const mesmoNome = sql`busca(${temas.nome}) = busca(${nome})`;
  const outros = menos === undefined ? undefined : ne(temas.id, menos);
  return (await db.$count(temas, and(mesmoNome, outros))) > 0;
}

export async function inserir(db: Db, novo: CamposDoTema): Promise<LinhaDeTema> {
  const [linha] = await db.insert(temas).values(novo).returning();
  if (!linha) throw new Error('o tema não foi gravado');
  return linha;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<CamposDoTema>,
  escrita: Escrita,
): Promise<LinhaDeTema> {
  const [linha] = await db
    .update(temas)
    .set({ ...campos, ...escrita, versao: sql`${temas.versao} + 1` })
    .where(eq(temas.id, id))
    .returning();
  if (!linha) throw new Error('o tema não foi gravado');
  return linha;
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(temas).where(eq(temas.id, id));
}
