import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instante } from '../../platform/colunas.ts';

/**
 * Answers of services outside, as they were read, so that the same is not asked twice in a day. They
 * name partners of companies: after the day they are deleted.
 */
export const consultasGuardadas = pgTable(
  'consultas_guardadas',
  {
    servico: text({ enum: ['cnpj', 'cep'] }).notNull(),
    /** The CNPJ or CEP, without its mask. */
    numero: text().notNull(),
    /** The address that was asked, without the number: another service may answer otherwise. */
    origem: text().notNull(),
    resposta: jsonb().notNull(),
    consultado_em: instante().notNull(),
  },
  (t) => [primaryKey({ columns: [t.servico, t.numero] })],
);
