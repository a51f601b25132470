import {
  ETAPAS_DO_CHECKLIST,
  GRUPOS_DO_CHECKLIST,
  REGRAS_DO_CHECKLIST,
  RESPONSAVEIS_DO_ITEM,
} from '@dominio/contrato/checklist';
import { NATUREZAS } from '@dominio/contrato/clientes-campos';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, versao } from '../../platform/colunas.ts';
import { CAMPOS } from './modelos-checklist.campos.ts';

/** What clients' records are asked for. A migration brought the items of page book §8.8. */
export const modelosChecklist = pgTable(
  'modelos_checklist',
  {
    id: id(),
    titulo: text().notNull(),
    grupo: text({ enum: GRUPOS_DO_CHECKLIST }).notNull(),
    regra: text({ enum: REGRAS_DO_CHECKLIST }),
    obrigatorio_em: text({ enum: ETAPAS_DO_CHECKLIST }).notNull(),
    responsavel: text({ enum: RESPONSAVEIS_DO_ITEM }).notNull(),
    natureza: text({ enum: NATUREZAS }),
    orientacao: text(),
    ordem: smallint().notNull(),
    ativo: boolean().notNull().default(true),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [uniqueIndex('modelos_checklist_titulo').on(sql`busca(${t.titulo})`)],
);
exigirColunas(modelosChecklist, CAMPOS);
