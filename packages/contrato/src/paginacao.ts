import { z } from 'zod';

/** Coerces and clamps: paging never refuses, it answers the nearest page that exists (dominios.md §6d). */
const inteiroEntre = (minimo: number, maximo: number, padrao: number) =>
  z
    .union([z.string(), z.number()])
    .optional()
    .transform((valor) => {
      const numero = Number(valor ?? padrao);
      if (!Number.isFinite(numero)) return padrao;
      return Math.min(maximo, Math.max(minimo, Math.trunc(numero)));
    });

/** Page and size of a list, 1-based. `limit` is clamped to 1…`maximo`. */
export const paginacao = (padrao = 50, maximo = 200) => ({
  page: inteiroEntre(1, 1_000_000, 1),
  limit: inteiroEntre(1, maximo, padrao),
});

/** Clamped `limit` of a list that has no pages. */
export const limite = (padrao: number, maximo: number) => inteiroEntre(1, maximo, padrao);

/** The fields that close every paged list (decisoes.md §6). */
export const rodapeDaLista = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  total_pages: z.int(),
};

/** Footer of a page. An empty list has zero pages. */
export const rodape = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  page,
  limit,
  total_pages: Math.ceil(total / limit),
});
