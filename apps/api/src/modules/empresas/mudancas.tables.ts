import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { alteradoPor, id, instante, ref } from '../../platform/colunas.ts';
import { empresas } from '../clientes/clientes.tables.ts';

/**
 * Changes of many companies at once, each with what it takes to give back what was there before. A
 * row is kept when it is undone: it cannot be undone twice. A trigger leaves the logos that a deleted
 * row alone names to the cleaning.
 */
export const empresaMudancas = pgTable(
  'empresa_mudancas',
  {
    id: id(),
    tipo: text({ enum: ['cliente', 'lote', 'receita', 'importacao', 'juncao'] }).notNull(),
    /** The company that a joining is kept with, and goes with; null of the other kinds. */
    empresa_id: ref().references(() => empresas.id, { onDelete: 'cascade' }),
    /** What the kind's own process writes and reads. */
    estado: jsonb().$type<unknown>().notNull(),
    feita_por: alteradoPor(),
    feita_em: instante().notNull(),
    desfeita_em: instante(),
  },
  (t) => [
    index('empresa_mudancas_empresa').on(t.empresa_id),
    index('empresa_mudancas_sai')
      .on(sql`((${t.estado} -> 'sai' ->> 'id')::bigint)`)
      .where(sql`${t.tipo} = 'juncao' and ${t.desfeita_em} is null`),
    index('empresa_mudancas_feita').on(t.feita_em).where(sql`${t.tipo} <> 'juncao'`),
  ],
);
