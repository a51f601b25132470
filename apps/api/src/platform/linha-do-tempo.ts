import type { FiltrosDaLinhaDoTempo, TipoDaLinhaDoTempo } from '@dominio/contrato/linha-do-tempo';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Contexto } from './contexto.ts';

/** One thing that happened with a client, as its module reads it. */
export interface Acontecido {
  /** Unique within the source; told to the reader, so it names no record that they may not open. */
  readonly id: number;
  readonly em: Date;
  readonly titulo: string;
  readonly detalhe?: string | null;
  readonly autor?: string | null;
  readonly url?: string | null;
  readonly soDia?: boolean;
}

/** The part of a source that a page may need. */
export interface Trecho {
  readonly clienteId: number;
  /** The moment after which nothing is asked for; undefined for the first page. */
  readonly ate: Date | undefined;
  /** Those after the end of the page before, by the columns that order the source. */
  readonly depoisDoCorte: (em: AnyColumn | SQL, id: AnyColumn | SQL) => SQL | undefined;
  readonly limite: number;
}

/**
 * One kind of thing that a module tells in the timeline of a client, declared in its manifest. It is
 * asked only for a reader with the permission of its `tipo`, and answers the newest first, by `em`,
 * then by `id`, within the actor's scope.
 */
export interface FonteDaLinhaDoTempo {
  readonly tipo: TipoDaLinhaDoTempo;
  /** Unique among all sources; orders what happened at the same moment. */
  readonly acontecimento: string;
  readonly ler: (ctx: Contexto, trecho: Trecho) => Promise<readonly Acontecido[]>;
}

export type Corte = NonNullable<FiltrosDaLinhaDoTempo['antes_de']>;

/**
 * The condition by which a source goes on after an entry of any source. The order is by `em`, by
 * `acontecimento` and by `id`, each descending, so every entry has one place in it.
 */
export const depoisDe =
  (acontecimento: string, corte: Corte | undefined): Trecho['depoisDoCorte'] =>
  (em, id) => {
    if (!corte) return undefined;
    const quando = sql`${corte.em.toISOString()}::timestamptz`;
    if (acontecimento === corte.acontecimento)
      return sql`(${em}, ${id}) < (${quando}, ${corte.id})`;
    return acontecimento < corte.acontecimento ? sql`${em} <= ${quando}` : sql`${em} < ${quando}`;
  };
