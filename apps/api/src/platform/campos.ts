import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

type Forma = Readonly<Record<string, z.ZodType>>;
type Colunas<T extends PgTable> = T['$inferInsert'];

/** The fields that the table has no column for, or has as something else. */
type SemColuna<F extends Forma, T extends PgTable, X> = {
  [C in Exclude<keyof F, X>]: C extends keyof Colunas<T>
    ? Exclude<z.output<F[C]>, undefined> extends Colunas<T>[C]
      ? never
      : C
    : C;
}[Exclude<keyof F, X>];

/** Every field a column; or else an error of the compiler that names those without one. */
type ComColuna<F extends Forma, T extends PgTable, X> = [SemColuna<F, T, X>] extends [never]
  ? unknown
  : { readonly 'campos do contrato sem coluna na tabela': SemColuna<F, T, X> };

type Inteiros<V> = {
  [C in keyof V]-?: Exclude<V[C], undefined> | (undefined extends V[C] ? null : never);
};

/** The fields of a noun that are columns of its table. */
export interface Campos<T extends PgTable, N extends string> {
  readonly nomes: readonly N[];
  /** These fields out of a row, of what was sent, of anything that has them; absent ones stay absent. */
  de<V extends { readonly [C in N]?: unknown }>(valores: V): Pick<V, N & keyof V>;
  /** As `de`, what is absent being null: of a write that says the whole. */
  inteiros<V extends { readonly [C in N]?: unknown }>(valores: V): Inteiros<Pick<V, N & keyof V>>;
  /** What may be written. For its type alone: `typeof CAMPOS.gravaveis`. */
  readonly gravaveis?: Pick<Colunas<T>, N & keyof Colunas<T>>;
}

/** What is written of a noun, field by field. */
export type Gravaveis<C extends Campos<never, string>> = NonNullable<C['gravaveis']>;

/**
 * The fields that a noun's contract accepts, each known to the compiler as a column of its table. A
 * spread into an insert is not checked for fields too many: one that has no column would be answered
 * with success and dropped. `docs/guia-de-mudancas.md` shows the way of a new one.
 *
 * @example camposDe<typeof times>()(NovoTime.shape)
 * @param fora what is accepted with them and is no column: kept in rows of its own, or asked of the
 *   one request.
 */
export const camposDe =
  <T extends PgTable>() =>
  <const F extends Forma, const X extends keyof F & string = never>(
    campos: F & ComColuna<F, T, X>,
    fora: readonly X[] = [],
  ): Campos<T, Exclude<keyof F & string, X>> => {
    type N = Exclude<keyof F & string, X>;
    const nomes = Object.keys(campos).filter((nome) => !fora.some((um) => um === nome)) as N[];
    return {
      nomes,
      inteiros: (valores) =>
        Object.fromEntries(nomes.map((nome) => [nome, valores[nome] ?? null])) as Inteiros<
          Pick<typeof valores, N & keyof typeof valores>
        >,
      de: (valores) =>
        Object.fromEntries(
          nomes.flatMap((nome) => (valores[nome] === undefined ? [] : [[nome, valores[nome]]])),
        ) as Pick<typeof valores, N & keyof typeof valores>,
    };
  };
