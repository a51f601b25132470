import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, versao } from '../../platform/colunas.ts';
import { CAMPOS } from './modelos-minuta.campos.ts';

/** The templates by which the firm writes the minutes of its contracts. */
export const modelosMinuta = pgTable(
  'modelos_minuta',
  {
    id: id(),
    nome: text().notNull(),
    texto: text().notNull(),
    ativo: boolean().notNull().default(true),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('modelos_minuta_nome').on(sql`busca(${t.nome})`)],
);
exigirColunas(modelosMinuta, CAMPOS);
