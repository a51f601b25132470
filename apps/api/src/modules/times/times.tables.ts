import { COR_DO_TIME } from '@dominio/contrato/times';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { CAMPOS } from './times.campos.ts';

export const times = pgTable(
  'times',
  {
    id: id(),
    nome: text().notNull(),
    cor: text().notNull().default(COR_DO_TIME),
    /** The leader. The foreign key is in the migration, as `usuarios` refers to this table. */
    lider_id: ref(),
    /** Stands in for the leader; its foreign key is in a migration as well. */
    substituto_id: ref(),
    ativo: boolean().notNull().default(true),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('times_nome').on(sql`lower(${t.nome})`)],
);
exigirColunas(times, CAMPOS);

export const timeClientes = pgTable(
  'time_clientes',
  {
    time_id: ref()
      .notNull()
      .references(() => times.id, { onDelete: 'cascade' }),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.time_id, t.cliente_id] }),
    index('time_clientes_cliente').on(t.cliente_id),
  ],
);
