import { z } from 'zod';
import { IdParams, idsDe, Troca } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';

/** Sentences about a person's links (dominios.md §6c, §6d). */
export const TEXTOS_DOS_VINCULOS = {
  grupoPrincipal: 'Troque o grupo principal antes de removê-lo.',
  soDaEquipe: 'Um usuário do grupo Cliente não pode ter permissões da equipe.',
} as const;

const GrupoDaPessoa = ItemDeConsulta.extend({
  /** The one that the record names; it is always among them. */
  principal: z.boolean(),
});

/** Where a permission comes from. */
const Origem = z.object({
  tipo: z.enum(['usuario', 'grupo', 'admin']),
  id: z.int(),
  nome: z.string(),
});

export const PermissaoDaPessoa = z.object({
  id: z.int(),
  modulo: z.string(),
  acao: z.string(),
  nome: z.string(),
  critica: z.boolean(),
  /** Granted to the person by name, besides what groups give. */
  direta: z.boolean(),
  origens: z.array(Origem),
});
export type PermissaoDaPessoa = z.infer<typeof PermissaoDaPessoa>;

const ClienteDaPessoa = ItemDeConsulta.extend({ papel: z.string() });

const ver = 'usuarios:visualizar';
const gerir = 'user_management:acessar';

export const vinculosDoUsuarioEndpoints = {
  grupos: endpoint({
    method: 'GET',
    path: '/usuarios/{id}/grupos',
    acesso: ver,
    resumo: 'Grupos de uma pessoa, o principal primeiro',
    params: IdParams,
    response: z.object({ grupos: z.array(GrupoDaPessoa), total: z.int() }),
  }),
  gravarGrupos: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/grupos',
    acesso: gerir,
    resumo: 'Substituir os grupos de uma pessoa; o principal tem de estar entre eles',
    params: IdParams,
    body: z.object({ grupo_ids: idsDe('Informe a lista de grupos.', 200) }),
    response: Troca,
  }),
  permissoes: endpoint({
    method: 'GET',
    path: '/usuarios/{id}/permissoes',
    acesso: ver,
    resumo: 'Permissões que uma pessoa tem, com a origem de cada uma',
    params: IdParams,
    response: z.object({
      permissoes: z.array(PermissaoDaPessoa),
      total: z.int(),
      /** Those of the catalogue that the person does not hold. */
      disponiveis: z.array(PermissaoDaPessoa),
    }),
  }),
  gravarPermissoes: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/permissoes',
    acesso: gerir,
    resumo: 'Substituir as permissões dadas diretamente a uma pessoa',
    params: IdParams,
    body: z.object({ permissao_ids: idsDe('Informe a lista de permissões.', 1_000) }),
    response: Troca,
  }),
  clientes: endpoint({
    method: 'GET',
    path: '/usuarios/{id}/clientes',
    acesso: ver,
    resumo: 'Clientes vinculados a uma pessoa, no alcance de quem pede',
    params: IdParams,
    response: z.object({ clientes: z.array(ClienteDaPessoa), total: z.int() }),
  }),
  gravarClientes: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/clientes',
    acesso: gerir,
    resumo: 'Substituir os clientes de uma pessoa, entre os do alcance de quem pede',
    params: IdParams,
    body: z.object({ cliente_ids: idsDe('Informe a lista de clientes.', 6_000) }),
    response: Troca,
  }),
} as const;
