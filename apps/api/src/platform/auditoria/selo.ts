import { createHash } from 'node:crypto';
import { and, asc, count, desc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Banco, type Db, literal } from '../db.ts';
import type { Jobs } from '../jobs.ts';
import { TRAVAS } from '../travas.ts';
import { auditoriaEventos } from './auditoria.tables.ts';

type Linha = typeof auditoriaEventos.$inferSelect;

/** A link of the chain, for comparing with a copy kept elsewhere: a log line, paper. */
export interface Elo {
  readonly selo: number;
  readonly hash: string;
}

export type Verificacao =
  | { readonly integra: true; readonly ultimo: Elo; readonly porSelar: number }
  | { readonly integra: false; readonly selo: number; readonly motivo: string };

/** The link before the first row. */
const ORIGEM: Elo = { selo: 0, hash: '0'.repeat(64) };
const LINHAS_POR_VEZ = 1_000;

/** JSON whose text depends on the value alone: keys are sorted at every depth. */
function canonico(valor: unknown): string {
  return JSON.stringify(valor, (_chave, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** Columns added after rows had been sealed: left out of the hash where all are null. */
const COLUNAS_POSTERIORES = ['como_usuario_id', 'sessao_id', 'cliente_id'] as const;

/** Hash of the previous hash, the place in the chain and every field of the row. */
function hashDe(anterior: string, selo: number, { selo: _s, hash: _h, ...linha }: Linha) {
  const conteudo: Record<string, unknown> = { ...linha };
  for (const coluna of COLUNAS_POSTERIORES) if (linha[coluna] === null) delete conteudo[coluna];
  return createHash('sha256')
    .update(`${anterior}\n${selo}\n${canonico(conteudo)}`)
    .digest('hex');
}

async function lerUltimoElo(db: Db): Promise<Elo> {
  const [linha] = await db
    .select({ selo: auditoriaEventos.selo, hash: auditoriaEventos.hash })
    .from(auditoriaEventos)
    .where(isNotNull(auditoriaEventos.selo))
    .orderBy(desc(auditoriaEventos.selo))
    .limit(literal(1));
  return linha?.selo && linha.hash ? { selo: linha.selo, hash: linha.hash } : ORIGEM;
}

/** Seals one batch; answers how many rows and the last link, null while another process seals. */
async function selarLote(db: Db): Promise<{ seladas: number; ultimo: Elo } | null> {
  const { rows } = await db.execute<{ livre: boolean }>(
    sql`select pg_try_advisory_xact_lock(${TRAVAS.seloDaAuditoria}) as livre`,
  );
  if (!rows[0]?.livre) return null;
  let ultimo = await lerUltimoElo(db);
  const linhas = await db
    .select()
    .from(auditoriaEventos)
    .where(isNull(auditoriaEventos.selo))
    .orderBy(asc(auditoriaEventos.id))
    .limit(literal(LINHAS_POR_VEZ));
  const selos = linhas.map((linha) => {
    const selo = ultimo.selo + 1;
    ultimo = { selo, hash: hashDe(ultimo.hash, selo, linha) };
    return { id: linha.id, ...ultimo };
  });
  if (selos.length > 0) {
    await db.execute(sql`
      update auditoria_eventos set selo = novo.selo, hash = novo.hash
      from unnest(
        ${sql.param(selos.map(({ id }) => id))}::bigint[],
        ${sql.param(selos.map(({ selo }) => selo))}::bigint[],
        ${sql.param(selos.map(({ hash }) => hash))}::text[]
      ) as novo (id, selo, hash)
      where auditoria_eventos.id = novo.id`);
  }
  return { seladas: selos.length, ultimo };
}

/**
 * Chains every committed row that is not sealed yet. The chain has an order of its own: a row that
 * commits late comes later, whatever its id. One process seals at a time.
 *
 * @returns how many rows were sealed and the last link; null while another process is sealing.
 */
export async function selar(banco: Banco): Promise<{ seladas: number; ultimo: Elo } | null> {
  let seladas = 0;
  for (;;) {
    const lote = await banco.transaction(selarLote);
    if (!lote) return null;
    seladas += lote.seladas;
    if (lote.seladas < LINHAS_POR_VEZ) return { seladas, ultimo: lote.ultimo };
  }
}

/**
 * Walks the chain from its start and names the first place where it breaks: a row changed, missing
 * or inserted. That its end was cut off is found only by `testemunha`, a link kept elsewhere; the
 * job writes one to the program's log each time it seals.
 */
export async function verificarSelo(banco: Banco, testemunha?: Elo): Promise<Verificacao> {
  let ultimo = ORIGEM;
  for (;;) {
    const linhas = await banco
      .select()
      .from(auditoriaEventos)
      .where(and(isNotNull(auditoriaEventos.selo), gt(auditoriaEventos.selo, ultimo.selo)))
      .orderBy(asc(auditoriaEventos.selo))
      .limit(literal(LINHAS_POR_VEZ));
    for (const linha of linhas) {
      const selo = ultimo.selo + 1;
      if (linha.selo !== selo) return { integra: false, selo, motivo: 'falta um registro' };
      const hash = hashDe(ultimo.hash, selo, linha);
      if (linha.hash !== hash) {
        return { integra: false, selo, motivo: `o registro ${linha.id} foi alterado` };
      }
      if (testemunha?.selo === selo && testemunha.hash !== hash) {
        return { integra: false, selo, motivo: 'a cadeia não é a que foi testemunhada' };
      }
      ultimo = { selo, hash };
    }
    if (linhas.length < LINHAS_POR_VEZ) break;
  }
  if (testemunha && testemunha.selo > ultimo.selo) {
    return { integra: false, selo: ultimo.selo + 1, motivo: 'o fim da cadeia foi cortado' };
  }
  const [pendentes] = await banco
    .select({ total: count() })
    .from(auditoriaEventos)
    .where(isNull(auditoriaEventos.selo));
  return { integra: true, ultimo, porSelar: pendentes?.total ?? 0 };
}

/** Schedules the sealing, every minute (decisoes.md §6). */
export function agendarSelo(jobs: Jobs): void {
  jobs.agendar('auditoria.selar', '* * * * *', async ({ banco, log }) => {
    const selado = await selar(banco);
    if (selado && selado.seladas > 0) log.info(selado, 'auditoria selada');
  });
}
