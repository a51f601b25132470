import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '../colunas.ts';

/**
 * Keys of files that no row names: yet, while one is being sent, or any more. A trigger on each table
 * that names files adds the key of a row that is deleted, by whatever way it goes.
 */
export const arquivosSemDono = pgTable(
  'arquivos_sem_dono',
  {
    chave: text().primaryKey(),
    desde: instante().notNull().defaultNow(),
  },
  (t) => [index('arquivos_sem_dono_desde').on(t.desde)],
);
