import { z } from 'zod';

/**
 * Parses a number and limits it to the range: paging never refuses, it answers the nearest page
 * that exists (dominios.md §6d).
 */
const inteiroEntre = (minimo: number, maximo: number, padrao: number) =>
  z
    .union([z.string(), z.number()])
    .optional()
    .transform((valor) => {
      const numero = Number(valor ?? padrao);
      if (!Number.isFinite(numero)) return padrao;
      return Math.min(maximo, Math.max(minimo, Math.trunc(numero)));
    });

/** Page, from 1, and size of a list. `limit` is limited to 1…`maximo`. */
export const paginacao = (padrao = 50, maximo = 200) => ({
  page: inteiroEntre(1, 1_000_000, 1),
  limit: inteiroEntre(1, maximo, padrao),
});

/** The `limit` of a list without pages, limited to 1…`maximo`. */
export const limite = (padrao: number, maximo: number) => inteiroEntre(1, maximo, padrao);

/** The fields at the end of every paged list (decisoes.md §6). */
export const rodapeDaLista = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  total_pages: z.int(),
};

/** The fields at the end of a page. An empty list has zero pages. */
export const rodape = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  page,
  limit,
  total_pages: Math.ceil(total / limit),
});

const PAGINA_INVALIDA = 'Página inválida.';
/** The last moment of the year 9999: PostgreSQL cannot read how JavaScript writes a later one. */
const ULTIMO_INSTANTE_MS = 253_402_300_799_999;

/**
 * The end of the last page of a list from the newest to the oldest: the moment of its last entry in
 * milliseconds, and after a hyphen what gives the entry one place among those of that moment.
 *
 * @param lerResto the rest, of a cursor that has the form.
 */
export const cursor = <T>(forma: RegExp, lerResto: (resto: readonly string[]) => T) =>
  z
    .string({ error: PAGINA_INVALIDA })
    .regex(forma, PAGINA_INVALIDA)
    .transform((valor, contexto) => {
      const [ms, ...resto] = valor.split('-');
      if (Number(ms) <= ULTIMO_INSTANTE_MS) {
        return { em: new Date(Number(ms)), ...lerResto(resto) };
      }
      contexto.addIssue({ code: 'custom', message: PAGINA_INVALIDA });
      return z.NEVER;
    });
