import { DENSIDADES } from '@dominio/contrato/densidades';
import type { VisaoSalva } from '@dominio/contrato/visoes-salvas';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './visoes-salvas.campos.ts';

/** A person's saved views of tables (paginas.md R2). */
export const visoesSalvas = pgTable(
  'visoes_salvas',
  {
    id: id(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    tabela: text().notNull(),
    nome: text().notNull(),
    consulta: text().notNull(),
    colunas: jsonb().$type<VisaoSalva['colunas']>().notNull(),
    densidade: text({ enum: DENSIDADES }).notNull(),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('visoes_salvas_nome').on(t.usuario_id, t.tabela, sql`busca(${t.nome})`)],
);
exigirColunas(visoesSalvas, CAMPOS);
