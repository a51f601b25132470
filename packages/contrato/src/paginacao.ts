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
