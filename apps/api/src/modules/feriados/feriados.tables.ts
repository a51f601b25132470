import { UFS } from '@dominio/contrato/ufs';
import { sql } from 'drizzle-orm';
import { boolean, date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, versao } from '../../platform/colunas.ts';
import { CAMPOS } from './feriados.campos.ts';

/** Holidays that the firm entered. National, bank and state ones are part of the program. */
export const feriados = pgTable(
  'feriados',
  {
    id: id(),
    data: date().notNull(),
    /** Whether it is repeated on this day every year. */
    anual: boolean().notNull().default(false),
    nome: text().notNull(),
    uf: text({ enum: UFS }).notNull(),
    /** Null for a holiday of the whole state. */
    municipio: text(),
    /** The law, as the firm wrote it. */
    fonte: text(),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('feriados_dia').on(t.uf, sql`coalesce(busca(${t.municipio}), '')`, t.data)],
);
exigirColunas(feriados, CAMPOS);
