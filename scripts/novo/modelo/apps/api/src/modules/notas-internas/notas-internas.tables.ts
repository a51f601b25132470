import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { CAMPOS } from './notas-internas.campos.ts';

export const notasInternas = pgTable(
  'notas_internas',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    observacoes: text(),
    ativo: boolean().notNull().default(true),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    index('notas_internas_cliente').on(t.cliente_id),
    index('notas_internas_busca').using('gin', sql`busca(${t.nome}) gin_trgm_ops`),
  ],
);
exigirColunas(notasInternas, CAMPOS);
