import { REGIMES_TRIBUTARIOS } from '@dominio/contrato/empresas-regimes';
import { date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { empresas } from '../clientes/clientes.tables.ts';

/**
 * Since when a company has a regime. It lasts until the day before the next one begins, so that two
 * never overlap and the one in force on a day is the last that has begun.
 */
export const empresaRegimes = pgTable(
  'empresa_regimes',
  {
    id: id(),
    empresa_id: ref()
      .notNull()
      .references(() => empresas.id, { onDelete: 'cascade' }),
    regime: text({ enum: REGIMES_TRIBUTARIOS }).notNull(),
    desde: date({ mode: 'string' }).notNull(),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('empresa_regimes_inicio').on(t.empresa_id, t.desde)],
);
