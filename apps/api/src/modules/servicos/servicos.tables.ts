import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, versao } from '../../platform/colunas.ts';
import { CAMPOS } from './servicos.campos.ts';

/** The services that the firm offers, of which contracts have some. */
export const servicos = pgTable(
  'servicos',
  {
    id: id(),
    nome: text().notNull(),
    descricao: text(),
    unidade: text(),
    ativo: boolean().notNull().default(true),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('servicos_nome').on(sql`busca(${t.nome})`)],
);
exigirColunas(servicos, CAMPOS);
