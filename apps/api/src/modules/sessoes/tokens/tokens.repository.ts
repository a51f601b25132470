import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { tokensDeUsoUnico } from '../sessoes.tables.ts';

export type TokenDeUsoUnico = typeof tokensDeUsoUnico.$inferSelect;

export async function inserirToken(db: Db, dados: typeof tokensDeUsoUnico.$inferInsert) {
  await db.insert(tokensDeUsoUnico).values(dados);
}

const utilizavel = (finalidade: TokenDeUsoUnico['finalidade'], hash: string, agora: Date) =>
  and(
    eq(tokensDeUsoUnico.hash, hash),
    eq(tokensDeUsoUnico.finalidade, finalidade),
    isNull(tokensDeUsoUnico.usado_em),
    gt(tokensDeUsoUnico.expira_em, agora),
  );

export async function lerToken(
  db: Db,
  finalidade: TokenDeUsoUnico['finalidade'],
  hash: string,
  agora: Date,
) {
  const [linha] = await db
    .select()
    .from(tokensDeUsoUnico)
    .where(utilizavel(finalidade, hash, agora));
  return linha;
}

export async function gastarToken(
  db: Db,
  finalidade: TokenDeUsoUnico['finalidade'],
  hash: string,
  agora: Date,
) {
  const [linha] = await db
    .update(tokensDeUsoUnico)
    .set({ usado_em: agora })
    .where(utilizavel(finalidade, hash, agora))
    .returning();
  return linha;
}

/** Voids a person's unused secrets of one purpose. */
export async function anularTokens(
  db: Db,
  finalidade: TokenDeUsoUnico['finalidade'],
  usuarioId: number,
  agora: Date,
) {
  await db
    .update(tokensDeUsoUnico)
    .set({ usado_em: agora })
    .where(
      and(
        eq(tokensDeUsoUnico.finalidade, finalidade),
        eq(tokensDeUsoUnico.usuario_id, usuarioId),
        isNull(tokensDeUsoUnico.usado_em),
      ),
    );
}
