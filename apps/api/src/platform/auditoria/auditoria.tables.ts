import { ACOES_DE_LEITURA } from '@dominio/contrato/auditoria';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../colunas.ts';

/**
 * Entries about changes, without mere readings. Written as text: with a parameter the planner would
 * not use the partial index.
 */
export const naoSoLido = (acao: AnyPgColumn): SQL =>
  sql`${acao} not in (${sql.raw(ACOES_DE_LEITURA.map((uma) => `'${uma}'`).join(', '))})`;

/**
 * Append-only (a trigger refuses to update or delete rows, except to write the seal of an unsealed
 * one). A job chains committed rows by hash within a minute (decisoes.md §6).
 */
export const auditoriaEventos = pgTable(
  'auditoria_eventos',
  {
    id: id(),
    criado_em: instante().notNull().defaultNow(),
    /** Who acted. In 'Ver como', the administrator. */
    usuario_id: ref(),
    /** In 'Ver como', the person whose session was seen. */
    como_usuario_id: ref(),
    sessao_id: uuid(),
    acao: text().notNull(),
    objeto_tipo: text(),
    objeto_id: ref(),
    /** The client that the entry is about, by which readers are scoped; null for none. */
    cliente_id: ref(),
    antes: jsonb().$type<Record<string, unknown>>(),
    depois: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
    request_id: text(),
    /** Place in the chain and hash over the row and the one before; null until sealed. */
    selo: bigint({ mode: 'number' }).unique(),
    hash: text(),
  },
  // The first page of every filter is read from an index, newest first (dominios.md §6e).
  (t) => [
    index('auditoria_eventos_ordem').on(t.criado_em, t.id),
    // Mere readings are most of the log. In an index without them the newest changes lie next to
    // each other, also those of somebody who mostly reads. No index of this kind is needed by
    // action, record or request, which are always asked for with their readings.
    index('auditoria_eventos_mudancas').on(t.criado_em, t.id).where(naoSoLido(t.acao)),
    // The kind comes last in the key, so that changes of one kind by a person, or about a client,
    // are told apart in the index instead of by reading each row. The statistics
    // `auditoria_eventos_quem_faz_o_que` (migration 0033) tell the planner that some people do one
    // thing all day; without them it would fetch and sort all of it for one page.
    index('auditoria_eventos_mudancas_autor')
      .on(t.usuario_id, t.criado_em, t.id, t.objeto_tipo)
      .where(naoSoLido(t.acao)),
    index('auditoria_eventos_mudancas_tipo')
      .on(t.objeto_tipo, t.criado_em, t.id)
      .where(naoSoLido(t.acao)),
    index('auditoria_eventos_mudancas_cliente')
      .on(t.cliente_id, t.criado_em, t.id, t.objeto_tipo)
      .where(sql`${t.cliente_id} is not null and ${naoSoLido(t.acao)}`),
    index('auditoria_eventos_autor').on(t.usuario_id, t.criado_em, t.id),
    index('auditoria_eventos_acao').on(t.acao, t.criado_em, t.id),
    index('auditoria_eventos_tipo').on(t.objeto_tipo, t.criado_em, t.id),
    index('auditoria_eventos_registro').on(t.objeto_tipo, t.objeto_id, t.criado_em, t.id),
    index('auditoria_eventos_cliente')
      .on(t.cliente_id, t.criado_em, t.id)
      .where(sql`${t.cliente_id} is not null`),
    index('auditoria_eventos_requisicao').on(t.request_id),
    index('auditoria_eventos_busca').using(
      'gin',
      sql`busca(coalesce(${t.antes}::text, '') || ' ' || coalesce(${t.depois}::text, '')) gin_trgm_ops`,
    ),
  ],
);
