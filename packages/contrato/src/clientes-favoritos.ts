import { z } from 'zod';
import { IdParams } from './campos.ts';
import { ClienteDaLista } from './clientes.ts';
import { endpoint } from './endpoint.ts';

/**
 * The most favourite clients that one person may set, more than a row above the list is looked through.
 * There are more where some went out of the person's scope and came back.
 */
export const MAXIMO_DE_CLIENTES_FAVORITOS = 60;

/** Whether a client is one of the caller's favourites, after it was made one or ceased to be. */
const ClienteFavorito = z.object({ cliente_id: z.int(), favorito: z.boolean() });

export const clientesFavoritosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/usuarios/me/clientes-favoritos',
    acesso: 'clientes:visualizar',
    naVisita: true,
    resumo: 'Clientes favoritos de quem pede que estão no seu alcance, por ordem de nome',
    response: z.object({ clientes: z.array(ClienteDaLista), total: z.int() }),
  }),
  favoritar: endpoint({
    method: 'PUT',
    path: '/api/usuarios/me/clientes-favoritos/{id}',
    acesso: 'clientes:visualizar',
    resumo: 'Tornar um cliente favorito de quem pede',
    params: IdParams,
    response: ClienteFavorito,
  }),
  desfavoritar: endpoint({
    method: 'DELETE',
    path: '/api/usuarios/me/clientes-favoritos/{id}',
    acesso: 'clientes:visualizar',
    resumo: 'Tirar um cliente dos favoritos de quem pede',
    params: IdParams,
    response: ClienteFavorito,
  }),
} as const;
