import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

type Forma = Readonly<Record<string, z.ZodType>>;

type Inteiros<V> = {
  [C in keyof V]-?: Exclude<V[C], undefined> | (undefined extends V[C] ? null : never);
};

/** The fields of a noun that its own row holds. */
export interface Campos<F extends Forma> {
  readonly nomes: readonly (keyof F & string)[];
  readonly esquemas: F;
  /** These fields of a row or a request; absent ones stay absent. */
  de<V extends { readonly [C in keyof F]?: unknown }>(valores: V): Pick<V, keyof F & keyof V>;
  /** As `de`, with null for absent fields: for a write that sends the whole record. */
  inteiros<V extends { readonly [C in keyof F]?: unknown }>(
    valores: V,
  ): Inteiros<Pick<V, keyof F & keyof V>>;
}

/**
 * The fields of a noun that its own row holds, taken from the noun's contract.
 * `docs/guia-de-mudancas.md` shows how to add one.
 *
 * @example export const CAMPOS = camposDe(NovoTime.shape);
 * @param fora fields of the contract that are no columns: stored in rows of their own, or meant for
 *   the one request.
 */
export function camposDe<const F extends Forma, const X extends keyof F & string = never>(
  aceitos: F,
  fora: readonly X[] = [],
): Campos<Omit<F, X>> {
  const quais = Object.entries(aceitos).filter(([nome]) => !fora.some((um) => um === nome));
  const nomes = quais.map(([nome]) => nome as Exclude<keyof F & string, X>);
  type V = Readonly<Record<string, unknown>>;
  return {
    nomes,
    esquemas: Object.fromEntries(quais),
    de: (valores: V) =>
      Object.fromEntries(
        nomes.flatMap((nome) => (valores[nome] === undefined ? [] : [[nome, valores[nome]]])),
      ),
    inteiros: (valores: V) =>
      Object.fromEntries(nomes.map((nome) => [nome, valores[nome] ?? null])),
  } as unknown as Campos<Omit<F, X>>;
}

type Colunas<T extends PgTable> = T['$inferInsert'];

/** The fields that a table has no column for, or a column of another type. */
type SemColuna<F extends Forma, T extends PgTable> = {
  [C in keyof F]: C extends keyof Colunas<T>
    ? Exclude<z.output<F[C]>, undefined> extends Colunas<T>[C]
      ? never
      : C
    : C;
}[keyof F];

type EmColunas<F extends Forma, T extends PgTable> = [SemColuna<F, T>] extends [never]
  ? unknown
  : { readonly 'campos do contrato sem coluna na tabela': SemColuna<F, T> };

/**
 * Makes the compiler refuse a field that the table has no column for. TypeScript does not check a
 * spread into an insert for excess fields: the request would succeed and the field be dropped.
 */
export function exigirColunas<T extends PgTable, F extends Forma>(
  _tabela: T,
  _campos: Campos<F> & EmColunas<F, T>,
): void {}
