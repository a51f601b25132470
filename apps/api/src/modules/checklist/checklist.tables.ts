import {
  ESTADOS_DADOS,
  ETAPAS_DO_CHECKLIST,
  GRUPOS_DO_CHECKLIST,
  REGRAS_DO_CHECKLIST,
  RESPONSAVEIS_DO_ITEM,
} from '@dominio/contrato/checklist';
import { date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { alteradoPor, carimbos, id, instante, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';

/** What every client's record is asked for. The migration brings the items of page book §8.8. */
export const checklistItens = pgTable('checklist_itens', {
  id: id(),
  grupo: text({ enum: GRUPOS_DO_CHECKLIST }).notNull(),
  titulo: text().notNull(),
  /** What answers by itself; null for what somebody ticks. */
  regra: text({ enum: REGRAS_DO_CHECKLIST }),
  obrigatorio_em: text({ enum: ETAPAS_DO_CHECKLIST }).notNull(),
  responsavel: text({ enum: RESPONSAVEIS_DO_ITEM }).notNull(),
  ordem: smallint().notNull(),
});

/** What somebody said of an item of one client; without a row nobody has. */
export const checklistRespostas = pgTable(
  'checklist_respostas',
  {
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    item_id: ref()
      .notNull()
      .references(() => checklistItens.id, { onDelete: 'cascade' }),
    estado: text({ enum: ESTADOS_DADOS }).notNull(),
    evidencia: text(),
    justificativa: text(),
    validade: date({ mode: 'string' }),
    solicitado_em: instante(),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [primaryKey({ columns: [t.cliente_id, t.item_id] })],
);
