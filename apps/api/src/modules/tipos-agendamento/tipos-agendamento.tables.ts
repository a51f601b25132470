import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { carimbos, id, versao } from '../../platform/colunas.ts';

export const tiposAgendamento = pgTable(
  'tipos_agendamento',
  {
    id: id(),
    nome: text().notNull(),
    cor: text().notNull().default(COR_PADRAO),
    icone: text().notNull().default('calendar'),
    descricao: text(),
    duracao_padrao_min: integer().notNull().default(60),
    /** False if appointments of this type never conflict with any other. */
    bloqueia_agenda: boolean().notNull().default(true),
    ativo: boolean().notNull().default(true),
    ...carimbos(),
    versao: versao(),
  },
  (t) => [uniqueIndex('tipos_agendamento_nome').on(sql`busca(${t.nome})`)],
);
