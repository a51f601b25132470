import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { sessoes } from '../sessoes/sessoes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/**
 * 'Ver como': an administrator sees the product as somebody else, reading alone. No session of the
 * person's: it stands in a table of its own, so that no list or end of sessions takes it for one.
 */
export const visitas = pgTable(
  'visitas',
  {
    id: uuid().primaryKey().defaultRandom(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    visitante_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** The administrator's own session; the visit ends with it. */
    sessao_id: uuid()
      .notNull()
      .references(() => sessoes.id, { onDelete: 'cascade' }),
    motivo: text().notNull(),
    iniciada_em: instante().notNull(),
    expira_em: instante().notNull(),
    encerrada_em: instante(),
  },
  (t) => [index('visitas_sessao').on(t.sessao_id)],
);
