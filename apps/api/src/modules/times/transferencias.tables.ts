import { SITUACOES_DA_TRANSFERENCIA } from '@dominio/contrato/times-transferencias';
import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { carimbos, id, ref } from '../../platform/colunas.ts';
import { times } from './times.tables.ts';

/** Clients that are to pass from a team to another on a day, and what came of it. */
export const transferenciasMarcadas = pgTable(
  'transferencias_marcadas',
  {
    id: id(),
    de_id: ref()
      .notNull()
      .references(() => times.id, { onDelete: 'cascade' }),
    para_id: ref()
      .notNull()
      .references(() => times.id, { onDelete: 'cascade' }),
    cliente_ids: bigint({ mode: 'number' }).array().notNull(),
    em: date().notNull(),
    situacao: text({ enum: SITUACOES_DA_TRANSFERENCIA }).notNull().default('marcada'),
    /** What came of it, as people are told. */
    resultado: text(),
    /** With whose rights it is done; without a foreign key, as those of versions. */
    pedida_por: ref().notNull(),
    ...carimbos(),
  },
  (t) => [
    index('transferencias_marcadas_em').on(t.em).where(sql`situacao = 'marcada'`),
    index('transferencias_marcadas_de').on(t.de_id),
    index('transferencias_marcadas_para').on(t.para_id),
  ],
);
