import { z } from 'zod';
import { Id, IdParams, idsDe, TrocaComVersao, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { PAPEIS_DO_VINCULO } from './usuarios-acesso.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';
import { ClientesDaPessoa, MAXIMO_DE_CLIENTES } from './usuarios-entrada.ts';

/** Sentences about a person's links (dominios.md §6c, §6d). */
export const TEXTOS_DOS_VINCULOS = {
  grupoPrincipal: 'Troque o grupo principal antes de removê-lo.',
  soDaEquipe: 'Um usuário do grupo Cliente não pode ter permissões da equipe.',
  soAPropriaEmpresa: 'Um usuário do grupo Cliente só vê a própria empresa.',
} as const;

const GrupoDaPessoa = ItemDeConsulta.extend({
  /** Whether it is the primary group, which the record names. */
  principal: z.boolean(),
});

/** What gives a permission: the person's own grant, a group, or being an administrator. */
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
  /** Given to the person directly, besides what groups give. */
  direta: z.boolean(),
  origens: z.array(Origem),
  /** The person's open request with its reason, for callers who may give the permission. */
  pedido: z.object({ motivo: z.string(), pedido_em: z.iso.datetime({ offset: true }) }).nullable(),
});
export type PermissaoDaPessoa = z.infer<typeof PermissaoDaPessoa>;

const papel = z.enum(PAPEIS_DO_VINCULO, { error: 'Papel inválido.' });
const ClienteDaPessoa = ItemDeConsulta.extend({ papel });

/** Version of the person's record, which every change of links raises. */
const versao = z.int();

const ClientesGravados = z.object({
  cliente_ids: ClientesDaPessoa,
  /** Roles of some of the links. Left out, a role stays, of a new link it is `responsavel`. */
  papeis: z
    .array(z.object({ cliente_id: Id, papel }), { error: 'Informe a lista de papéis.' })
    .max(MAXIMO_DE_CLIENTES)
    .default([]),
  ...versaoLida,
});
export type ClientesGravados = z.output<typeof ClientesGravados>;

const ver = 'usuarios:visualizar';
const gerir = 'user_management:acessar';

export const vinculosDoUsuarioEndpoints = {
  grupos: endpoint({
    method: 'GET',
    path: '/usuarios/{id}/grupos',
    acesso: ver,
    resumo: 'Grupos de uma pessoa, o principal primeiro',
    params: IdParams,
    response: z.object({ grupos: z.array(GrupoDaPessoa), total: z.int(), versao }),
  }),
  gravarGrupos: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/grupos',
    acesso: gerir,
    resumo: 'Substituir os grupos de uma pessoa; o principal tem de estar entre eles',
    params: IdParams,
    body: z.object({ grupo_ids: idsDe('Informe a lista de grupos.', 200), ...versaoLida }),
    response: TrocaComVersao,
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
      /** Permissions of the catalogue that the person lacks. */
      disponiveis: z.array(PermissaoDaPessoa),
      versao,
    }),
  }),
  gravarPermissoes: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/permissoes',
    acesso: gerir,
    resumo: 'Substituir as permissões dadas diretamente a uma pessoa',
    params: IdParams,
    body: z.object({
      permissao_ids: idsDe('Informe a lista de permissões.', 1_000),
      ...versaoLida,
    }),
    response: TrocaComVersao,
  }),
  clientes: endpoint({
    method: 'GET',
    path: '/usuarios/{id}/clientes',
    acesso: ver,
    resumo: 'Clientes vinculados a uma pessoa, no alcance de quem pede',
    params: IdParams,
    response: z.object({ clientes: z.array(ClienteDaPessoa), total: z.int(), versao }),
  }),
  gravarClientes: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/clientes',
    acesso: gerir,
    resumo: 'Substituir os clientes de uma pessoa, entre os do alcance de quem pede',
    params: IdParams,
    body: ClientesGravados,
    response: TrocaComVersao,
  }),
} as const;
