import type { ItemDoAviso } from '@dominio/contrato/notificacoes-silenciados';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import type { Db } from '../../../platform/db.ts';
import { aVista, notificacoes, notificacoesArquivo } from '../notificacoes.tables.ts';
import { notificacoesSilenciados as silenciados } from './silenciados.tables.ts';

/** What one of the caller's notifications is about; undefined where it is not theirs. */
export async function lerNotificacao(db: Db, { usuarioId }: Ator, id: number) {
  const [linha] = await db
    .select({ tracking_key: notificacoes.tracking_key, tipo_evento: notificacoes.tipo_evento })
    .from(notificacoes)
    .where(and(eq(notificacoes.id, id), eq(notificacoes.usuario_id, usuarioId), aVista));
  return linha;
}

/** Mutes an item for the caller, or has them told of it again. Answers the id of the row. */
export async function silenciar(
  db: Db,
  { usuarioId }: Ator,
  { tipo, id: item_id }: ItemDoAviso,
  { notificacaoId, ...feito }: { notificacaoId: number; silenciado: boolean; mudado_em: Date },
): Promise<number> {
  const dito = { ...feito, notificacao_id: notificacaoId };
  const [linha] = await db
    .insert(silenciados)
    .values({ usuario_id: usuarioId, item_tipo: tipo, item_id, ...dito })
    .onConflictDoUpdate({
      target: [silenciados.usuario_id, silenciados.item_tipo, silenciados.item_id],
      set: dito,
    })
    .returning({ id: silenciados.id });
  if (!linha) throw new Error('O item não foi silenciado.');
  return linha.id;
}

/** Changes whether one of the caller's is muted; false where there is none. */
export async function mudar(
  db: Db,
  { usuarioId }: Ator,
  id: number,
  feito: { silenciado: boolean; mudado_em: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(silenciados)
    .set(feito)
    .where(and(eq(silenciados.id, id), eq(silenciados.usuario_id, usuarioId)));
  return (rowCount ?? 0) > 0;
}

/** Leaves out private appointments, for 'Ver como'. */
const semPrivados = sql`not (${silenciados.item_tipo} = 'agendamento' and exists (
  select 1 from agendamentos a where a.id = ${silenciados.item_id} and a.privado))`;

/** What the caller muted, the newest first, as the notification by which they did says it. */
export const listar = (db: Db, { usuarioId, visita }: Ator) =>
  db
    .select({
      id: silenciados.id,
      item_tipo: silenciados.item_tipo,
      item_id: silenciados.item_id,
      titulo: sql<string | null>`coalesce(${notificacoes.titulo}, ${notificacoesArquivo.titulo})`,
      mensagem: sql<
        string | null
      >`coalesce(${notificacoes.mensagem}, ${notificacoesArquivo.mensagem})`,
      url: sql<string | null>`coalesce(${notificacoes.url}, ${notificacoesArquivo.url})`,
      mudado_em: silenciados.mudado_em,
    })
    .from(silenciados)
    .leftJoin(notificacoes, eq(notificacoes.id, silenciados.notificacao_id))
    .leftJoin(notificacoesArquivo, eq(notificacoesArquivo.id, silenciados.notificacao_id))
    .where(
      and(
        eq(silenciados.usuario_id, usuarioId),
        eq(silenciados.silenciado, true),
        visita ? semPrivados : undefined,
      ),
    )
    .orderBy(desc(silenciados.mudado_em), desc(silenciados.id));

/** What these people muted of these items. */
export const lerDe = (db: Db, usuarioIds: readonly number[], itens: readonly ItemDoAviso[]) =>
  db
    .select({
      usuario_id: silenciados.usuario_id,
      tipo: silenciados.item_tipo,
      id: silenciados.item_id,
    })
    .from(silenciados)
    .where(
      and(
        inArray(silenciados.item_tipo, [...new Set(itens.map(({ tipo }) => tipo))]),
        inArray(silenciados.item_id, [...new Set(itens.map(({ id }) => id))]),
        eq(silenciados.silenciado, true),
        inArray(silenciados.usuario_id, [...usuarioIds]),
      ),
    );
