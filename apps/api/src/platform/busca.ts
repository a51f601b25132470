import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A term as a literal inside LIKE: `%`, `_` and `\` mean themselves. */
const literal = (termo: string) => termo.replaceAll(/[\\%_]/g, '\\$&');

/** Whether a text holds a term, without regard to accents and case. Served by a trigram index on `busca(texto)`. */
export const contemTexto = (texto: AnyColumn | SQL, termo: string): SQL =>
  sql`busca(${texto}) like '%' || busca(${literal(termo.trim())}) || '%'`;
