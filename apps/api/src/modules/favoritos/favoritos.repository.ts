import type { Favoritos } from '@dominio/contrato/favoritos';
import { and, eq, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import type { Db } from '../../platform/db.ts';
import { favoritos } from './favoritos.tables.ts';

const colunas = { favoritos: favoritos.caminhos, versao: favoritos.versao };

/** The caller's list; undefined before one was saved. */
export async function ler(db: Db, ator: Ator): Promise<Favoritos | undefined> {
  const [linha] = await db
    .select(colunas)
    .from(favoritos)
    .where(eq(favoritos.usuario_id, ator.usuarioId));
  return linha;
}

/** When the caller's list was last saved; undefined before. */
export async function gravadosEm(db: Db, ator: Ator): Promise<Date | undefined> {
  const [linha] = await db
    .select({ em: favoritos.atualizado_em })
    .from(favoritos)
    .where(eq(favoritos.usuario_id, ator.usuarioId));
  return linha?.em;
}

/**
 * Replaces the caller's list in one statement, so that of two writes of one version only one
 * succeeds.
 *
 * @param lida the version that was read, 0 for none; undefined replaces any version.
 * @returns the list as written, or undefined when it is no longer at that version.
 */
export async function gravar(
  db: Db,
  ator: Ator,
  { caminhos, lida, agora }: { caminhos: string[]; lida: number | undefined; agora: Date },
): Promise<Favoritos | undefined> {
  const novo = {
    caminhos,
    atualizado_em: agora,
    versao: sql`${favoritos.versao} + 1`,
  };
  const doAtor = eq(favoritos.usuario_id, ator.usuarioId);
  if (lida !== undefined && lida > 0) {
    const [linha] = await db
      .update(favoritos)
      .set(novo)
      .where(and(doAtor, eq(favoritos.versao, lida)))
      .returning(colunas);
    return linha;
  }
  const insercao = db
    .insert(favoritos)
    .values({ usuario_id: ator.usuarioId, caminhos, atualizado_em: agora });
  const [linha] = await (lida === 0
    ? insercao.onConflictDoNothing()
    : insercao.onConflictDoUpdate({ target: favoritos.usuario_id, set: novo })
  ).returning(colunas);
  return linha;
}
