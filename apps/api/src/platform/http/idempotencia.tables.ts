import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instante, ref } from '../colunas.ts';

/** Answers to requests with an `Idempotency-Key`, kept for a day. */
export const respostasRepetiveis = pgTable(
  'respostas_repetiveis',
  {
    usuario_id: ref().notNull(),
    chave: text().notNull(),
    /** Hash of method, path and body: the key with another request is refused. */
    pedido: text().notNull(),
    corpo: jsonb(),
    criado_em: instante().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.chave] }),
    index('respostas_repetiveis_criado').on(t.criado_em),
  ],
);
