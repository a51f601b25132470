import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * A term as LIKE compares it: folded first, and then `%`, `_` and `\` mean themselves. In this order,
 * since folding makes a `%` out of a full-width `％`.
 */
const dobrado = (termo: string) =>
  sql`replace(replace(replace(busca(${termo.trim()}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/** A column that holds a text as `busca` folds it: what is searched often is folded when it is written. */
export interface Dobrado {
  readonly jaDobrado: AnyColumn | SQL;
}
type Texto = AnyColumn | SQL | Dobrado;

const comoSeCompara = (texto: Texto): AnyColumn | SQL =>
  'jaDobrado' in texto ? texto.jaDobrado : sql`busca(${texto})`;

/** Whether a text holds a term, without regard to accents and case. Served by a trigram index on what is compared. */
export const contemTexto = (texto: Texto, termo: string): SQL =>
  sql`${comoSeCompara(texto)} like '%' || ${dobrado(termo)} || '%'`;

/** Whether a text starts with a term. */
export const comecaCom = (texto: Texto, termo: string): SQL =>
  sql`${comoSeCompara(texto)} like ${dobrado(termo)} || '%'`;

/** Shorter words are looked for where words start: inside them they have no trigram to be found by. */
const TRIGRAMA = 3;
/** Words of a term that are looked for; the rest would find nothing else. */
const MAXIMO_DE_PALAVRAS = 6;

/** Whether a text holds every word of a term, in any order. */
export function contemPalavras(texto: Texto, termo: string): SQL {
  const palavras = termo.trim().split(/\s+/).slice(0, MAXIMO_DE_PALAVRAS);
  const partes = palavras.map((palavra) =>
    palavra.length < TRIGRAMA
      ? sql`(${comecaCom(texto, palavra)} or ${comoSeCompara(texto)} like '% ' || ${dobrado(palavra)} || '%')`
      : contemTexto(texto, palavra),
  );
  return sql`(${sql.join(partes, sql` and `)})`;
}
