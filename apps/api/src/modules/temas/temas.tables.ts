import type { ConfiguracaoGuardada } from '@dominio/contrato/tema/configuracao';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, versao } from '../../platform/colunas.ts';
import { CAMPOS } from './temas.campos.ts';

/** The firm's named themes. */
export const temas = pgTable(
  'temas',
  {
    id: id(),
    nome: text().notNull(),
    descricao: text(),
    /** Both modes in compact form: the fields that differ from the default. */
    tema: jsonb().$type<ConfiguracaoGuardada>().notNull(),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('temas_nome').on(sql`busca(${t.nome})`)],
);

exigirColunas(temas, CAMPOS);
