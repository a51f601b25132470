import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { campoInvalido, Recusa } from '../erros.ts';
import type { Jobs } from '../jobs.ts';
import { respostasRepetiveis } from './idempotencia.tables.ts';

const VALIDADE_MS = 24 * 3_600_000;
const TAMANHO_MAXIMO = 200;

const venceuAntesDe = (agora: Date) => new Date(agora.getTime() - VALIDADE_MS);

function chaveDe(req: FastifyRequest): string | undefined {
  const chave = req.headers['idempotency-key'];
  if (chave === undefined) return undefined;
  if (typeof chave === 'string' && chave !== '' && chave.length <= TAMANHO_MAXIMO) return chave;
  throw campoInvalido(
    'Idempotency-Key',
    `A chave de repetição deve ter de 1 a ${TAMANHO_MAXIMO} caracteres.`,
  );
}

/** Hash of what makes two requests the same: method, address and body. */
const impressao = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('base64url');

/**
 * Claims a key for this transaction. If a request with the same key is under way, this one waits
 * for its end; a key older than a day is free again.
 */
async function reivindicar(
  { db, ator: { usuarioId }, agora }: Contexto,
  chave: string,
  pedido: string,
): Promise<boolean> {
  const linhas = await db
    .insert(respostasRepetiveis)
    .values({ usuario_id: usuarioId, chave, pedido, criado_em: agora() })
    .onConflictDoUpdate({
      target: [respostasRepetiveis.usuario_id, respostasRepetiveis.chave],
      set: { pedido, criado_em: agora(), corpo: null },
      setWhere: lt(respostasRepetiveis.criado_em, venceuAntesDe(agora())),
    })
    .returning({ chave: respostasRepetiveis.chave });
  return linhas.length > 0;
}

/**
 * Makes a request safe to send again (seguranca.md P42): for the same `Idempotency-Key`, person and
 * data, the work is done once, and for a day every repetition gets the first answer. Claim, work
 * and answer are one transaction, so a refusal or a crash frees the key.
 *
 * @throws Recusa `CHAVE_REPETIDA` (409) when the key came with other data before.
 */
export async function umaVez<T extends object>(
  ctx: Contexto,
  req: FastifyRequest,
  executar: (ctx: Contexto) => Promise<T>,
): Promise<T> {
  const chave = chaveDe(req);
  if (chave === undefined) return executar(ctx);
  const pedido = impressao(req);
  return ctx.transacao(async (tx) => {
    const desta = and(
      eq(respostasRepetiveis.usuario_id, tx.ator.usuarioId),
      eq(respostasRepetiveis.chave, chave),
    );
    if (!(await reivindicar(tx, chave, pedido))) {
      const [guardada] = await tx.db.select().from(respostasRepetiveis).where(desta);
      if (guardada?.pedido !== pedido) throw new Recusa('CHAVE_REPETIDA');
      return guardada.corpo as T;
    }
    const corpo = await executar(tx);
    await tx.db.update(respostasRepetiveis).set({ corpo }).where(desta);
    return corpo;
  });
}

/** Schedules the deletion of keys older than a day, every hour. */
export function registrarLimpezaDasRepeticoes({ jobs }: { jobs: Pick<Jobs, 'agendar'> }): void {
  jobs.agendar('repeticoes', '23 * * * *', async ({ banco, agora }) => {
    await banco
      .delete(respostasRepetiveis)
      .where(lt(respostasRepetiveis.criado_em, venceuAntesDe(agora())));
  });
}
