import { type Destinatarios, TIPOS_DE_ENVIO } from '@dominio/contrato/notificacoes-envio';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../../platform/colunas.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';

/** What administrators sent by hand, or have scheduled. */
export const notificacoesEnvios = pgTable(
  'notificacoes_envios',
  {
    id: id(),
    titulo: text().notNull(),
    mensagem: text().notNull(),
    /** With its marks, sanitised; null for plain text. */
    html: text(),
    tipo: text({ enum: TIPOS_DE_ENVIO }).notNull(),
    url: text(),
    event_data: jsonb().$type<Record<string, unknown>>(),
    destinatarios: jsonb().$type<Destinatarios>().notNull(),
    criado_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    criado_em: instante().notNull(),
    /** When it is to leave; null for at once. */
    agendado_para: instante(),
    /** From then on it cannot be called off. */
    saiu_em: instante(),
    enviado_em: instante(),
    cancelado_em: instante(),
    /** People told. */
    avisadas: integer().notNull().default(0),
  },
  (t) => [
    index('notificacoes_envios_esperam')
      .on(t.agendado_para)
      .where(sql`${t.saiu_em} is null and ${t.cancelado_em} is null`),
  ],
);
