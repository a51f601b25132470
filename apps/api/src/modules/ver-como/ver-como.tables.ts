import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { sessoes } from '../sessoes/sessoes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/**
 * 'Ver como': an administrator sees the product as somebody else, read-only. Visits have a table of
 * their own, so that nothing that lists or ends the person's sessions includes them.
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
    /** The administrator's own session, with which the visit ends. */
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
