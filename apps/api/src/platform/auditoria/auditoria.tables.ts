import { ACOES_DE_LEITURA } from '@dominio/contrato/auditoria';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../colunas.ts';

/** Entries of what was done and not only read. Written out: a parameter would not meet the index. */
export const naoSoLido = (acao: AnyPgColumn): SQL =>
  sql`${acao} not in (${sql.raw(ACOES_DE_LEITURA.map((uma) => `'${uma}'`).join(', '))})`;

/**
 * Append-only (a trigger refuses update and delete of rows; only the seal of an unsealed row may be
 * written). A job chains committed rows by hash within a minute (decisoes.md §6).
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
    /** The client it concerns, by which the log is scoped; null for what is the firm's. */
    cliente_id: ref(),
    antes: jsonb().$type<Record<string, unknown>>(),
    depois: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
    request_id: text(),
    /** Place in the chain and hash over the row and the one before; null until sealed. */
    selo: bigint({ mode: 'number' }).unique(),
    hash: text(),
  },
  // Every filter of the screen has its first page in an index, newest first (dominios.md §6e).
  (t) => [
    index('auditoria_eventos_ordem').on(t.criado_em, t.id),
    // What was only read is most of the log: without it the newest are still next to each other, those
    // of whoever reads most too. One action, record or request is never asked for without its readings.
    index('auditoria_eventos_mudancas').on(t.criado_em, t.id).where(naoSoLido(t.acao)),
    // The kind stands last so that a person's or a client's changes of one kind are told apart here:
    // where the two meet seldom, each row passed over was a page of the table. That some do one thing
    // all day long is in the statistics `auditoria_eventos_quem_faz_o_que` (migration 0033), without
    // which all of it is fetched and sorted for one page.
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
