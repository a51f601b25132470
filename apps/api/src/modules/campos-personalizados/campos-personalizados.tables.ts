import { TIPOS_DO_CAMPO } from '@dominio/contrato/campos-personalizados';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, versao } from '../../platform/colunas.ts';
import { CAMPOS } from './campos-personalizados.campos.ts';

/** The fields that the firm added to its clients' records; the values stand in the records. */
export const camposPersonalizados = pgTable(
  'campos_personalizados',
  {
    id: id(),
    nome: text().notNull(),
    tipo: text({ enum: TIPOS_DO_CAMPO }).notNull(),
    opcoes: text().array().notNull().default([]),
    ordem: integer().notNull().default(0),
    arquivado: boolean().notNull().default(false),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('campos_personalizados_nome').on(sql`busca(${t.nome})`)],
);
exigirColunas(camposPersonalizados, CAMPOS);
