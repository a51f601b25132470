import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { type Db, literal } from '../../platform/db.ts';
import type { LinhaDeNotificacao } from './notificacoes.repository.ts';
import { notificacoes } from './notificacoes.tables.ts';

/** Snoozes one of the actor's, or, with null, brings it back as it was. Answers whether there is one. */
export async function adiar(db: Db, ator: Ator, id: number, ate: Date | null): Promise<boolean> {
  const { rowCount } = await db
    .update(notificacoes)
    .set({ adiada_ate: ate })
    .where(
      and(
        eq(notificacoes.id, id),
        eq(notificacoes.usuario_id, ator.usuarioId),
        isNull(notificacoes.removida_em),
        notificacoes.no_sino,
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** What was snoozed until an instant, the earliest first, and whose it is. */
export async function vencidas(db: Db, agora: Date, limite: number) {
  const linhas = await db
    .select({ id: notificacoes.id, usuario_id: notificacoes.usuario_id })
    .from(notificacoes)
    .where(lte(notificacoes.adiada_ate, agora))
    .orderBy(asc(notificacoes.adiada_ate))
    .limit(literal(limite));
  return {
    ids: linhas.map(({ id }) => id),
    usuarioIds: [...new Set(linhas.map(({ usuario_id }) => usuario_id))],
  };
}

/**
 * Brings these back, unread and as told now, unless somebody did so or snoozed them further since
 * they were read. Answers those that are seen again, in the order of their positions.
 */
export async function acordar(
  db: Db,
  ids: readonly number[],
  agora: Date,
): Promise<LinhaDeNotificacao[]> {
  const linhas = await db
    .update(notificacoes)
    .set({
      adiada_ate: null,
      lida: false,
      criado_em: agora,
      posicao: sql`nextval('notificacoes_posicoes')`,
    })
    .where(and(inArray(notificacoes.id, [...ids]), lte(notificacoes.adiada_ate, agora)))
    .returning();
  return linhas
    .filter(({ removida_em, no_sino }) => removida_em === null && no_sino)
    .sort((a, b) => a.posicao - b.posicao);
}
