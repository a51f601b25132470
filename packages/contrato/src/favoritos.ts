import { z } from 'zod';
import { versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** The most favourites of one person, far more than menus can show. */
export const MAXIMO_DE_FAVORITOS = 60;

const FAVORITO_INVALIDO = 'Favorito inválido: use o caminho de uma página, como /agenda.';

/** A favourite: the path of a page, without query or hash (issue 3: ids are route paths). */
export const FavoritoId = z
  .string({ error: FAVORITO_INVALIDO })
  .max(100, FAVORITO_INVALIDO)
  .regex(/^(?:\/[A-Za-z0-9_-]+)+$/, FAVORITO_INVALIDO);

/** A person's favourites, in the person's order. `versao` is 0 before the first are saved. */
export const Favoritos = z.object({ favoritos: z.array(z.string()), versao: z.int() });
export type Favoritos = z.infer<typeof Favoritos>;

/** Body of the write. A repeated path counts once, at its first place. */
const NovosFavoritos = z.object({
  favoritos: z
    .array(z.custom<string>(), { error: 'Informe a lista de favoritos.' })
    .max(200, 'Lista longa demais.')
    .pipe(z.array(FavoritoId))
    .transform((ids) => [...new Set(ids)])
    .refine(
      (ids) => ids.length <= MAXIMO_DE_FAVORITOS,
      `Você pode ter no máximo ${MAXIMO_DE_FAVORITOS} favoritos.`,
    ),
  ...versaoLida,
});
export type NovosFavoritos = z.output<typeof NovosFavoritos>;

export const favoritosEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/usuarios/me/favoritos',
    acesso: 'sessao',
    naVisita: true,
    resumo: 'Favoritos de quem pede, na ordem em que foram postos',
    response: Favoritos,
  }),
  gravar: endpoint({
    method: 'PUT',
    path: '/api/usuarios/me/favoritos',
    acesso: 'sessao',
    resumo: 'Trocar a lista de favoritos de quem pede',
    body: NovosFavoritos,
    response: Favoritos,
  }),
} as const;
