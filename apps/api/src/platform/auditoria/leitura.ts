import { and, eq, gt } from 'drizzle-orm';
import type { Contexto } from '../contexto.ts';
import { literal } from '../db.ts';
import { auditoriaEventos } from './auditoria.tables.ts';
import type { RegistroDeAuditoria } from './auditoria.ts';

/** Within this time, a session that reads the same record again writes no second entry. */
const JANELA_MS = 3_600_000;

/**
 * Audits that sensitive data of a record were read: once an hour for each session and record, so
 * that the log says who saw what without filling up. Two readings at the same instant may write two
 * rows, which does no harm.
 */
export async function registrarLeitura(
  ctx: Contexto,
  registro: RegistroDeAuditoria & { readonly objeto: { tipo: string; id: number } },
): Promise<void> {
  const { acao, objeto } = registro;
  const { visita, sessaoId } = ctx.ator;
  const [jaDita] = await ctx.db
    .select({ id: auditoriaEventos.id })
    .from(auditoriaEventos)
    .where(
      and(
        eq(auditoriaEventos.objeto_tipo, objeto.tipo),
        eq(auditoriaEventos.objeto_id, objeto.id),
        gt(auditoriaEventos.criado_em, new Date(ctx.agora().getTime() - JANELA_MS)),
        eq(auditoriaEventos.acao, acao),
        // In 'Ver como', rows carry the session of the visiting administrator.
        eq(auditoriaEventos.sessao_id, visita?.sessaoId ?? sessaoId),
      ),
    )
    .limit(literal(1));
  if (!jaDita) await ctx.transacao((tx) => tx.auditar(registro));
}
