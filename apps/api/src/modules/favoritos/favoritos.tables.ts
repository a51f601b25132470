import { pgTable, text } from 'drizzle-orm/pg-core';
import { instante, ref, versao } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** A person's favourites as one row, so that a list is replaced whole or not at all. */
export const favoritos = pgTable('favoritos', {
  usuario_id: ref()
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** Paths of pages, in the person's order. */
  caminhos: text().array().notNull(),
  atualizado_em: instante().notNull().defaultNow(),
  versao: versao(),
});
