import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../colunas.ts';

/**
 * Append-only (a trigger refuses update and delete of rows; only the seal of an unsealed row may be
 * written). A job chains committed rows by hash within a minute (decisoes.md §6).
 */
export const auditoriaEventos = pgTable(
  'auditoria_eventos',
  {
    id: id(),
    criado_em: instante().notNull().defaultNow(),
    usuario_id: ref(),
    acao: text().notNull(),
    objeto_tipo: text(),
    objeto_id: ref(),
    antes: jsonb().$type<Record<string, unknown>>(),
    depois: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
    request_id: text(),
    /** Place in the chain and hash over the row and the one before; null until sealed. */
    selo: bigint({ mode: 'number' }).unique(),
    hash: text(),
  },
  (t) => [
    index('auditoria_eventos_objeto').on(t.objeto_tipo, t.objeto_id),
    index('auditoria_eventos_usuario').on(t.usuario_id, t.id),
  ],
);
