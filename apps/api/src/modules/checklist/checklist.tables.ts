import { ESTADOS_DADOS, RESPOSTAS_DO_CLIENTE } from '@dominio/contrato/checklist';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { alteradoPor, carimbos, instante, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { modelosChecklist } from '../modelos-checklist/modelos-checklist.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

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
    /** Who asked, to be told of the answer. */
    solicitado_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    /** What the client said since then. */
    resposta: text({ enum: RESPOSTAS_DO_CLIENTE }),
    resposta_texto: text(),
    respondido_em: instante(),
    respondido_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    primaryKey({ columns: [t.cliente_id, t.item_id] }),
    index('checklist_respostas_autor').on(t.respondido_por),
    // What clients answered, by who asked for it: counted each morning for everybody.
    index('checklist_respostas_respondidas')
      .on(t.solicitado_por)
      .where(sql`${t.resposta} is not null`),
  ],
);
