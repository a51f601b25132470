import { ESTADOS_DADOS } from '@dominio/contrato/checklist';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { alteradoPor, carimbos, instante, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { modelosChecklist } from '../modelos-checklist/modelos-checklist.tables.ts';

/** What somebody said of an item of one client; without a row nobody has. */
export const checklistRespostas = pgTable(
  'checklist_respostas',
  {
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    item_id: ref()
      .notNull()
      .references(() => modelosChecklist.id),
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
