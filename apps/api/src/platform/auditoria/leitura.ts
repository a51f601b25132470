import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Contexto } from '../contexto.ts';
import { Recusa } from '../erros.ts';
import { auditoriaEventos } from './auditoria.tables.ts';
import type { RegistroDeAuditoria } from './auditoria.ts';

/** Within this time, a session that reads the same data of a record again writes no second entry. */
const JANELA_MS = 3_600_000;

/** What was read of records of one kind. */
interface Leitura extends Omit<RegistroDeAuditoria, 'objeto'> {
  readonly tipo: string;
  readonly ids: readonly number[];
  /** What was read of each: an earlier entry that names it all stands for this one. */
  readonly depois: Record<string, unknown>;
}

/**
 * Audits that sensitive data of records were read: once an hour for each session and record, so
 * that the log says who saw what without filling up. Two readings at the same instant may write two
 * rows, which does no harm.
 */
export async function registrarLeitura(
  ctx: Contexto,
  { tipo, ids, ...registro }: Leitura,
): Promise<void> {
  if (ids.length === 0) return;
  const { visita, sessaoId } = ctx.ator;
  const ditas = await ctx.db
    .selectDistinct({ id: auditoriaEventos.objeto_id })
    .from(auditoriaEventos)
    .where(
      and(
        eq(auditoriaEventos.objeto_tipo, tipo),
        inArray(auditoriaEventos.objeto_id, [...ids]),
        gt(auditoriaEventos.criado_em, new Date(ctx.agora().getTime() - JANELA_MS)),
        eq(auditoriaEventos.acao, registro.acao),
        // In 'Ver como', rows carry the session of the visiting administrator.
        eq(auditoriaEventos.sessao_id, visita?.sessaoId ?? sessaoId),
        sql`${auditoriaEventos.depois} @> ${JSON.stringify(registro.depois)}::jsonb`,
      ),
    );
  const novas = ids.filter((id) => !ditas.some((dita) => dita.id === id));
  if (novas.length === 0) return;
  await ctx.transacao(async (tx) => {
    for (const id of novas) await tx.auditar({ ...registro, objeto: { tipo, id } });
  });
}

/**
 * Writes a record whose refusal of a stale version hands it out as it is. That is audited after the
 * transaction of the write, which rolls back whatever it wrote.
 *
 * @param registrar audits that `atual`, what the refusal hands out, was read.
 */
export async function auditandoRecusa<R, A>(
  gravar: () => Promise<R>,
  registrar: (atual: A) => Promise<void>,
): Promise<R> {
  try {
    return await gravar();
  } catch (erro) {
    if (erro instanceof Recusa && erro.codigo === 'REGISTRO_ALTERADO') {
      await registrar(erro.extras.atual as A);
    }
    throw erro;
  }
}
