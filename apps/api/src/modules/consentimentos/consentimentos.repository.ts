import type { Finalidade } from '@dominio/contrato/consentimentos';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { consentimentos } from './consentimentos.tables.ts';

/** The most rows read of one purpose, newest first; each row is a grant with its revocation. */
const MAXIMO_LIDO = 100;

const daPessoa = (usuarioId: number, finalidade: Finalidade) =>
  and(eq(consentimentos.usuario_id, usuarioId), eq(consentimentos.finalidade, finalidade));

/** A person's grants for one purpose, newest first. */
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
    .limit(literal(MAXIMO_LIDO));
}

export type LinhaDeConsentimento = Awaited<ReturnType<typeof ler>>[number];

/** Inserts a grant, unless one of the same text is not revoked. Answers whether it was inserted. */
export async function conceder(
  db: Db,
  concedido: typeof consentimentos.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(consentimentos).values(concedido).onConflictDoNothing();
  return rowCount === 1;
}

/** Revokes a purpose's grants, whatever their text. Answers the texts' versions, in order. */
export async function revogar(
  db: Db,
  usuarioId: number,
  finalidade: Finalidade,
  agora: Date,
): Promise<number[]> {
  const linhas = await db
    .update(consentimentos)
    .set({
      // Never before the grant, even if the clock was set back since.
      revogado_em: sql`greatest(${consentimentos.concedido_em}, ${agora.toISOString()}::timestamptz)`,
    })
    .where(and(daPessoa(usuarioId, finalidade), isNull(consentimentos.revogado_em)))
    .returning({ versao: consentimentos.versao_do_texto });
  return linhas.map(({ versao }) => versao).sort((a, b) => a - b);
}
