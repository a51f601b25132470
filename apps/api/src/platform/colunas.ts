import { emailCanonico } from '@dominio/contrato/emails';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, integer, type PgTable, timestamp } from 'drizzle-orm/pg-core';

/** Surrogate key of every table. Ids stay far below 2^53, so a JavaScript number holds them. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to another table's `id`. */
export const ref = () => bigint({ mode: 'number' });

export const instante = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** The e-mail of an account, lower-cased whenever it is written or compared. */
export const email = customType<{ data: string }>({
  dataType: () => 'text',
  toDriver: emailCanonico,
});

/** When a row was inserted and last changed. */
export const carimbos = () => ({
  criado_em: instante().notNull().defaultNow(),
  atualizado_em: instante().notNull().defaultNow(),
});

/** Version of a record for optimistic locking (dominios.md §0). */
export const versao = () => integer().notNull().default(1);

/**
 * Who wrote the present version of a record; null before it was first changed. No foreign key: it
 * only names somebody to whoever has an older version open.
 */
export const alteradoPor = () => ref();

/**
 * The columns of a table for raw SQL, each under its own name; dates as text, as Drizzle returns
 * them elsewhere.
 */
export function colunasDe<T extends PgTable>(
  tabela: T,
  nomes: readonly (keyof T['_']['columns'] & string)[],
): SQL {
  const todas = getTableColumns(tabela);
  const colunas = nomes.map((nome) => {
    const coluna = todas[nome];
    return coluna?.getSQLType() === 'date'
      ? sql`${coluna}::text as ${sql.identifier(nome)}`
      : sql`${coluna}`;
  });
  return sql.join(colunas, sql`, `);
}
