import { z } from 'zod';
import { Booleano, IdParams } from './campos.ts';
import { ClienteDaLista } from './clientes.ts';
import { endpoint } from './endpoint.ts';

/** A user as the client keeps it (specification part 1 §3.1). `avatar_url` is never empty; `tem_avatar` says whether there is a picture behind it. */
export const Usuario = z.object({
  id: z.int(),
  nome: z.string(),
  email: z.string(),
  cpf: z.string().nullable(),
  client_id: z.int().nullable(),
  grupo_id: z.int(),
  time_id: z.int().nullable(),
  avatar_url: z.string(),
  tem_avatar: z.boolean(),
  grupo_nome: z.string().nullable(),
  time_nome: z.string().nullable(),
  cliente_nome: z.string().nullable(),
  data_nascimento: z.string().nullable(),
  genero: z.string().nullable(),
  data_admissao: z.string().nullable(),
  tem_filhos: z.boolean().nullable(),
});
export type Usuario = z.infer<typeof Usuario>;

/** A person as lists and pickers show them. */
export const Pessoa = z.object({
  id: z.int(),
  nome: z.string(),
  avatar_url: z.string(),
  tem_avatar: z.boolean(),
});
export type Pessoa = z.infer<typeof Pessoa>;

/** Address of a person's picture; answers 404 when there is none. */
export const urlDoAvatar = (id: number) => `/usuarios/${id}/avatar`;

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
    resumo: 'Clientes no alcance de quem pede, por ordem de nome',
    // Part of the specification's call (part 2 §7); every answer is read anew, so it changes nothing.
    query: z.object({ force_refresh: Booleano.optional() }),
    response: z.object({
      clientes: z.array(ClienteDaLista),
      total: z.int(),
      escopo: z.enum(ESCOPOS),
      atualizado_em: z.string(),
    }),
  }),
  permissoesDeClientes: endpoint({
    method: 'GET',
    path: '/usuarios/me/permissoes-clientes',
    acesso: 'sessao',
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
