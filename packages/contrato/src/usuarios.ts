import { z } from 'zod';
import { Booleano, Feito, IdParams } from './campos.ts';
import { ClienteDaLista } from './clientes.ts';
import { endpoint } from './endpoint.ts';

export const ESCOPOS = ['todos', 'time', 'vinculados'] as const;

export const usuariosEndpoints = {
  avatar: endpoint({
    method: 'GET',
    path: '/usuarios/{id}/avatar',
    acesso: 'sessao',
    resumo: 'Foto de uma pessoa visível para quem pede',
    params: IdParams,
    tipo: 'image/webp',
  }),
  clientesFiltrados: endpoint({
    method: 'GET',
    path: '/usuarios/me/clientes-filtrados',
    acesso: 'sessao',
    naVisita: true,
    resumo: 'Clientes no alcance de quem pede, por ordem de nome',
    // Part of the specification's call (part 2 §7). It changes nothing, as every answer is read
    // from the database.
    query: z.object({ force_refresh: Booleano.optional() }),
    response: z.object({
      clientes: z.array(ClienteDaLista),
      total: z.int(),
      escopo: z.enum(ESCOPOS),
      atualizado_em: z.string(),
    }),
  }),
  limparCacheDeClientes: endpoint({
    method: 'POST',
    path: '/usuarios/cache/clientes/limpar',
    acesso: 'sessao',
    semEspaco: true,
    // The server keeps no copy of the list; open tabs do.
    resumo: 'Fazer as abas abertas de quem pede lerem de novo os clientes',
    response: Feito,
  }),
  permissoesDeClientes: endpoint({
    method: 'GET',
    path: '/usuarios/me/permissoes-clientes',
    acesso: 'sessao',
    naVisita: true,
    resumo: 'Alcance de clientes de quem pede, e quantos são',
    response: z.object({
      can_see_all_clients: z.boolean(),
      can_see_team_clients: z.boolean(),
      only_see_linked_clients: z.boolean(),
      escopo: z.enum(ESCOPOS),
      total: z.int(),
    }),
  }),
} as const;
