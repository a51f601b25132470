import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { alteradoPor, id, instante } from '../../platform/colunas.ts';

/**
 * Changes of many companies at once, each with what it takes to give back what was there before. A
 * row is kept when it is undone: it cannot be undone twice.
 */
export const empresaMudancas = pgTable('empresa_mudancas', {
  id: id(),
  tipo: text({ enum: ['cliente', 'juncao', 'campos'] }).notNull(),
  /** What the kind's own process writes and reads. */
  estado: jsonb().$type<unknown>().notNull(),
  feita_por: alteradoPor(),
  feita_em: instante().notNull(),
  desfeita_em: instante(),
});
