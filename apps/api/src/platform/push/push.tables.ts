import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '../colunas.ts';

/**
 * The pair that signs pushes where nobody set one: made once and shared by every process, since
 * devices subscribe to its public half.
 */
export const chavesPush = pgTable(
  'chaves_push',
  {
    id: integer().primaryKey().default(1),
    publica: text().notNull(),
    /** Encrypted by the vault. */
    privada: text().notNull(),
    criada_em: instante().notNull(),
  },
  (t) => [check('chaves_push_uma_linha', sql`${t.id} = 1`)],
);
