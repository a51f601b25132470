import { emailCanonico } from '@dominio/contrato/emails';
import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Surrogate key of every table. Ids stay far below 2^53, so a JavaScript number holds them. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to another table's `id`. */
export const ref = () => bigint({ mode: 'number' });

export const instante = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** The e-mail of an account. Whatever is written to it or compared with it is folded first. */
export const email = customType<{ data: string }>({
  dataType: () => 'text',
  toDriver: emailCanonico,
});

/** When a row was made and last touched. */
export const carimbos = () => ({
  criado_em: instante().notNull().defaultNow(),
  atualizado_em: instante().notNull().defaultNow(),
});

/** Optimistic version of a mutable record (dominios.md §0). */
export const versao = () => integer().notNull().default(1);
