import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { chavesDeAcesso, desafiosDeChave } from '../segundo-fator.tables.ts';

export type Chave = typeof chavesDeAcesso.$inferSelect;
type Desafio = typeof desafiosDeChave.$inferSelect;

/** A person's passkeys, oldest first. */
export const listar = (db: Db, usuarioId: number): Promise<Chave[]> =>
  db
    .select()
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.usuario_id, usuarioId))
    .orderBy(asc(chavesDeAcesso.id));

/** The passkey with this credential id, of any person. */
export async function lerPorCredencial(db: Db, credencial: string): Promise<Chave | undefined> {
  const [linha] = await db
    .select()
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.credencial, credencial));
  return linha;
}

/** Inserts a passkey; undefined when its credential is stored already. */
export async function inserir(
  db: Db,
  dados: typeof chavesDeAcesso.$inferInsert,
): Promise<Chave | undefined> {
  const [linha] = await db.insert(chavesDeAcesso).values(dados).onConflictDoNothing().returning();
  return linha;
}

const daPessoa = (usuarioId: number, id: number) =>
  and(eq(chavesDeAcesso.usuario_id, usuarioId), eq(chavesDeAcesso.id, id));

export async function renomear(db: Db, usuarioId: number, id: number, nome: string) {
  const linhas = await db
    .update(chavesDeAcesso)
    .set({ nome })
    .where(daPessoa(usuarioId, id))
    .returning({ id: chavesDeAcesso.id });
  return linhas.length > 0;
}

export async function excluir(db: Db, usuarioId: number, id: number) {
  const [linha] = await db
    .delete(chavesDeAcesso)
    .where(daPessoa(usuarioId, id))
    .returning({ nome: chavesDeAcesso.nome });
  return linha;
}

/**
 * Notes a use with its count, unless one with the same count was noted meanwhile, which means that
 * the key was copied. Keys that do not count always send zero.
 */
export async function anotarUso(db: Db, id: number, contador: number, agora: Date) {
  const linhas = await db
    .update(chavesDeAcesso)
    .set({ contador, usada_em: agora })
    .where(
      and(
        eq(chavesDeAcesso.id, id),
        contador === 0 ? eq(chavesDeAcesso.contador, 0) : lt(chavesDeAcesso.contador, contador),
      ),
    )
    .returning({ id: chavesDeAcesso.id });
  return linhas.length > 0;
}

export async function guardarDesafio(db: Db, desafio: Desafio): Promise<void> {
  await db.insert(desafiosDeChave).values(desafio);
}

/** Uses a challenge by deleting it: the first caller gets it, later ones undefined. */
export async function gastarDesafio(
  db: Db,
  hash: string,
  finalidade: Desafio['finalidade'],
  agora: Date,
): Promise<Desafio | undefined> {
  const [linha] = await db
    .delete(desafiosDeChave)
    .where(
      and(
        eq(desafiosDeChave.hash, hash),
        eq(desafiosDeChave.finalidade, finalidade),
        gt(desafiosDeChave.expira_em, agora),
      ),
    )
    .returning();
  return linha;
}

export async function limparDesafios(db: Db, agora: Date): Promise<void> {
  await db.delete(desafiosDeChave).where(lt(desafiosDeChave.expira_em, agora));
}
