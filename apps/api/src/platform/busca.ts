import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { PLANO_PELOS_VALORES } from './cliente-do-banco.ts';

/**
 * A term for LIKE: first folded (no accents or case), then with `%`, `_` and `\` escaped. In this
 * order, since folding turns a full-width `％` into `%`.
 */
const dobrado = (termo: string) =>
  sql`${sql.raw(PLANO_PELOS_VALORES)} replace(replace(replace(busca(${termo.trim()}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/** A column whose text is stored folded by `busca`, for texts that are searched often. */
export interface Dobrado {
  readonly jaDobrado: AnyColumn | SQL;
}
type Texto = AnyColumn | SQL | Dobrado;

const comoSeCompara = (texto: Texto): AnyColumn | SQL =>
  'jaDobrado' in texto ? texto.jaDobrado : sql`busca(${texto})`;

/** Whether a text contains a term, ignoring accents and case. Uses a trigram index on the text. */
export const contemTexto = (texto: Texto, termo: string): SQL =>
  sql`${comoSeCompara(texto)} like '%' || ${dobrado(termo)} || '%'`;

/** Whether a text starts with a term. */
export const comecaCom = (texto: Texto, termo: string): SQL =>
  sql`${comoSeCompara(texto)} like ${dobrado(termo)} || '%'`;

/** Shorter words are matched at the start of words only: within one they have no trigram. */
const TRIGRAMA = 3;
/** The most words of a term that are searched; more would find nothing else. */
const MAXIMO_DE_PALAVRAS = 6;

/** Whether a text contains every word of a term, in any order. */
export function contemPalavras(texto: Texto, termo: string): SQL {
  const palavras = termo.trim().split(/\s+/).slice(0, MAXIMO_DE_PALAVRAS);
  const partes = palavras.map((palavra) =>
    palavra.length < TRIGRAMA
      ? sql`(${comecaCom(texto, palavra)} or ${comoSeCompara(texto)} like '% ' || ${dobrado(palavra)} || '%')`
      : contemTexto(texto, palavra),
  );
  return sql`(${sql.join(partes, sql` and `)})`;
}
