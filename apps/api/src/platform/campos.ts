import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

type Forma = Readonly<Record<string, z.ZodType>>;

type Inteiros<V> = {
  [C in keyof V]-?: Exclude<V[C], undefined> | (undefined extends V[C] ? null : never);
};

/** The fields of a noun that its own row keeps. */
export interface Campos<F extends Forma> {
  readonly nomes: readonly (keyof F & string)[];
  readonly esquemas: F;
  /** These fields out of a row, of what was sent, of anything that has them; absent ones stay absent. */
  de<V extends { readonly [C in keyof F]?: unknown }>(valores: V): Pick<V, keyof F & keyof V>;
  /** As `de`, what is absent being null: of a write that says the whole. */
  inteiros<V extends { readonly [C in keyof F]?: unknown }>(
    valores: V,
  ): Inteiros<Pick<V, keyof F & keyof V>>;
}

/**
 * The fields of a noun that its own row keeps, by the noun's contract. `docs/guia-de-mudancas.md`
 * shows the way of a new one.
 *
 * @example export const CAMPOS = camposDe(NovoTime.shape);
 * @param fora what is accepted with them and is no column: kept in rows of its own, or asked of the
 *   one request.
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

/** The fields that a table has no column for, or has as something else. */
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
 * Has the compiler refuse a field that the table has no column for. A spread into an insert is not
 * checked for fields too many: it would be answered with success and dropped.
 */
export function exigirColunas<T extends PgTable, F extends Forma>(
  _tabela: T,
  _campos: Campos<F> & EmColunas<F, T>,
): void {}
