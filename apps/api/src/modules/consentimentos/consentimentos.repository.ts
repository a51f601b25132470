import type { Finalidade } from '@dominio/contrato/consentimentos';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { consentimentos } from './consentimentos.tables.ts';

/** Rows read of one purpose, the newest; each is a grant, and its revocation. */
const MAXIMO_LIDO = 100;

const daPessoa = (usuarioId: number, finalidade: Finalidade) =>
  and(eq(consentimentos.usuario_id, usuarioId), eq(consentimentos.finalidade, finalidade));

/** What somebody agreed to for one purpose, the newest first. */
export function ler(db: Db, usuarioId: number, finalidade: Finalidade) {
  return db
    .select({
      versao_do_texto: consentimentos.versao_do_texto,
      concedido_em: consentimentos.concedido_em,
      revogado_em: consentimentos.revogado_em,
    })
    .from(consentimentos)
    .where(daPessoa(usuarioId, finalidade))
    .orderBy(desc(consentimentos.id))
    .limit(MAXIMO_LIDO);
}

export type LinhaDeConsentimento = Awaited<ReturnType<typeof ler>>[number];

/** Adds a grant, unless one of the same text stands. Answers whether it was added. */
export async function conceder(
  db: Db,
  concedido: typeof consentimentos.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(consentimentos).values(concedido).onConflictDoNothing();
  return rowCount === 1;
}

/** Revokes whatever stands for a purpose, of every text. Answers the texts, in their order. */
export async function revogar(
  db: Db,
  usuarioId: number,
  finalidade: Finalidade,
  agora: Date,
): Promise<number[]> {
  const linhas = await db
    .update(consentimentos)
    .set({
      // Never before the grant, wherever the clock went meanwhile.
      revogado_em: sql`greatest(${consentimentos.concedido_em}, ${agora.toISOString()}::timestamptz)`,
    })
    .where(and(daPessoa(usuarioId, finalidade), isNull(consentimentos.revogado_em)))
    .returning({ versao: consentimentos.versao_do_texto });
  return linhas.map(({ versao }) => versao).sort((a, b) => a - b);
}
