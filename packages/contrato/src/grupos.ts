import { z } from 'zod';
import {
  busca,
  Feito,
  IdParams,
  idsDe,
  type Lidos,
  paragrafo,
  preenchido,
  TrocaComVersao,
  textoObrigatorio,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

export const MAXIMO_DE_PERMISSOES = 1_000;
/** The most clients of a group: every client of a large firm (dominios.md §6e). */
export const MAXIMO_DE_CLIENTES_DO_GRUPO = 6_000;

/** A group (dominios.md §6c). Group 1 has every permission by rule. */
export const Grupo = z.object({
  id: z.int(),
  nome: z.string(),
  descricao: z.string(),
  /** Whether the platform relies on it, so that it cannot be deleted. */
  sistema: z.boolean(),
  /** Whether its members must have a second factor. */
  exige_segundo_fator: z.boolean(),
  /** Number of people in it, as their primary group or an extra one. */
  usuarios_total: z.int(),
  permissoes_total: z.int(),
  versao: z.int(),
} satisfies Lidos<typeof NovoGrupo.shape>);
export type Grupo = z.infer<typeof Grupo>;

/** A permission: an action in a module. */
export const PermissaoCompleta = z.object({
  id: z.int(),
  modulo: z.string(),
  acao: z.string(),
  nome: z.string(),
  descricao: z.string(),
  /** Whether it opens the whole system or other people's data, or exports data. */
  critica: z.boolean(),
} satisfies Lidos<typeof NovaPermissao.shape>);
export type PermissaoCompleta = z.infer<typeof PermissaoCompleta>;

const termo = busca(200).optional();

const NOME_INVALIDO = 'O nome do grupo deve ter de 1 a 80 caracteres.';
const camposDoGrupo = {
  nome: textoObrigatorio(1, 80, NOME_INVALIDO),
  descricao: paragrafo(300, 'A descrição pode ter no máximo 300 caracteres.'),
  exige_segundo_fator: z.boolean({ error: 'Informe se o grupo exige um segundo fator.' }),
};
export const NovoGrupo = z.object({
  nome: camposDoGrupo.nome,
  descricao: camposDoGrupo.descricao.default(''),
  exige_segundo_fator: camposDoGrupo.exige_segundo_fator.default(false),
});
export type NovoGrupo = z.output<typeof NovoGrupo>;

/** Absent fields stay as they are. */
const EdicaoDoGrupo = z.object({
  ...z.object(camposDoGrupo).partial().shape,
  ...versaoLida,
});
export type EdicaoDoGrupo = z.output<typeof EdicaoDoGrupo>;

const UM_SO_ALCANCE = 'Escolha um único alcance de clientes.';
const Alcance = z.object({
  can_see_all_clients: z.boolean({ error: UM_SO_ALCANCE }).default(false),
  can_see_team_clients: z.boolean({ error: UM_SO_ALCANCE }).default(false),
  only_see_linked_clients: z.boolean({ error: UM_SO_ALCANCE }).default(false),
});
export type AlcanceDoGrupo = z.output<typeof Alcance>;

const ConfiguracaoDeClientes = Alcance.extend({
  /** Clients that every member sees; if absent, they stay as they are. */
  cliente_ids: idsDe('Informe a lista de clientes.', MAXIMO_DE_CLIENTES_DO_GRUPO).optional(),
  ...versaoLida,
}).refine(
  (c) =>
    [c.can_see_all_clients, c.can_see_team_clients, c.only_see_linked_clients].filter(Boolean)
      .length === 1,
  { path: ['alcance'], error: UM_SO_ALCANCE },
);
export type ConfiguracaoDeClientes = z.output<typeof ConfiguracaoDeClientes>;

/** Client scope of a group, and those of its own clients that are in the caller's scope. */
const ClientesDoGrupo = z.object({
  can_see_all_clients: z.boolean(),
  can_see_team_clients: z.boolean(),
  only_see_linked_clients: z.boolean(),
  cliente_ids: z.array(z.int()),
  clientes: z.array(z.object({ id: z.int(), name: z.string(), nome: z.string() })),
  versao: z.int(),
});

const SLUG_INVALIDO = 'Use letras minúsculas sem acento, números e _, a começar por letra.';
const slug = preenchido(SLUG_INVALIDO).regex(/^[a-z][a-z0-9_]{0,59}$/, SLUG_INVALIDO);
const NOME_DA_PERMISSAO = 'O nome da permissão deve ter de 1 a 120 caracteres.';
const camposDaPermissao = {
  nome: textoObrigatorio(1, 120, NOME_DA_PERMISSAO),
  descricao: paragrafo(300, 'A descrição pode ter no máximo 300 caracteres.'),
  critica: z.boolean({ error: 'Informe se a permissão é crítica.' }),
};
export const NovaPermissao = z.object({
  modulo: slug,
  acao: slug,
  nome: camposDaPermissao.nome,
  descricao: camposDaPermissao.descricao.default(''),
  critica: camposDaPermissao.critica.default(false),
});
export type NovaPermissao = z.output<typeof NovaPermissao>;

/** A permission's module and action cannot change, since code checks them. */
const EdicaoDaPermissao = z.object(camposDaPermissao).partial();
export type EdicaoDaPermissao = z.output<typeof EdicaoDaPermissao>;

const FiltrosDeGrupos = z.object({ termo, ...paginacao(100, 200) });
export type FiltrosDeGrupos = z.output<typeof FiltrosDeGrupos>;
const FiltrosDePermissoes = z.object({
  termo,
  modulo: slug.optional(),
  ...paginacao(500, 1_000),
});
export type FiltrosDePermissoes = z.output<typeof FiltrosDePermissoes>;

const sucesso = { success: z.literal(true), message: z.string() };
const GrupoGravado = z.object({ ...sucesso, grupo: Grupo });
const PermissaoGravada = z.object({ ...sucesso, permissao: PermissaoCompleta });

const ler = { acesso: 'usuarios:visualizar' } as const;
const gerir = { acesso: 'user_management:acessar' } as const;

export const gruposEndpoints = {
  listar: endpoint({
    ...ler,
    method: 'GET',
    path: '/grupos-completos',
    resumo: 'Grupos, por nome',
    query: FiltrosDeGrupos,
    response: z.object({ grupos: z.array(Grupo), ...rodapeDaLista }),
  }),
  ler: endpoint({
    ...ler,
    method: 'GET',
    path: '/grupos-completos/{id}',
    resumo: 'Um grupo',
    params: IdParams,
    response: Grupo,
  }),
  criar: endpoint({
    ...gerir,
    method: 'POST',
    path: '/grupos-completos',
    resumo: 'Criar um grupo, ainda sem permissões',
    body: NovoGrupo,
    response: GrupoGravado,
    status: 201,
  }),
  atualizar: endpoint({
    ...gerir,
    method: 'PUT',
    path: '/grupos-completos/{id}',
    resumo: 'Mudar nome e descrição de um grupo',
    params: IdParams,
    body: EdicaoDoGrupo,
    response: GrupoGravado,
  }),
  excluir: endpoint({
    ...gerir,
    method: 'DELETE',
    path: '/grupos-completos/{id}',
    resumo: 'Excluir um grupo sem usuários que não seja do sistema',
    params: IdParams,
    response: Feito,
  }),
  permissoes: endpoint({
    ...ler,
    method: 'GET',
    path: '/grupos-completos/{id}/permissoes',
    resumo: 'Permissões de um grupo',
    params: IdParams,
    response: z.object({
      permissoes: z.array(PermissaoCompleta),
      total: z.int(),
      versao: z.int(),
    }),
  }),
  gravarPermissoes: endpoint({
    ...gerir,
    method: 'POST',
    path: '/grupos-completos/{id}/permissoes',
    resumo: 'Substituir as permissões de um grupo',
    params: IdParams,
    body: z.object({
      permissao_ids: idsDe('Informe a lista de permissões.', MAXIMO_DE_PERMISSOES),
      ...versaoLida,
    }),
    response: TrocaComVersao,
  }),
  clientes: endpoint({
    ...ler,
    method: 'GET',
    path: '/grupos-completos/{id}/configuracoes-clientes',
    resumo: 'Alcance de clientes de um grupo',
    params: IdParams,
    response: ClientesDoGrupo,
  }),
  gravarClientes: endpoint({
    ...gerir,
    method: 'PUT',
    path: '/grupos-completos/{id}/configuracoes-clientes',
    resumo: 'Mudar o alcance de clientes de um grupo e os clientes próprios dele',
    params: IdParams,
    body: ConfiguracaoDeClientes,
    response: ClientesDoGrupo.extend({ success: z.literal(true) }),
  }),
} as const;

export const permissoesEndpoints = {
  listar: endpoint({
    ...ler,
    method: 'GET',
    path: '/permissoes-completas',
    resumo: 'Permissões, por módulo',
    query: FiltrosDePermissoes,
    response: z.object({ permissoes: z.array(PermissaoCompleta), ...rodapeDaLista }),
  }),
  ler: endpoint({
    ...ler,
    method: 'GET',
    path: '/permissoes-completas/{id}',
    resumo: 'Uma permissão',
    params: IdParams,
    response: PermissaoCompleta,
  }),
  criar: endpoint({
    ...gerir,
    method: 'POST',
    path: '/permissoes-completas',
    resumo: 'Criar uma permissão',
    body: NovaPermissao,
    response: PermissaoGravada,
    status: 201,
  }),
  atualizar: endpoint({
    ...gerir,
    method: 'PUT',
    path: '/permissoes-completas/{id}',
    resumo: 'Mudar nome, descrição e criticidade de uma permissão',
    params: IdParams,
    body: EdicaoDaPermissao,
    response: PermissaoGravada,
  }),
  excluir: endpoint({
    ...gerir,
    method: 'DELETE',
    path: '/permissoes-completas/{id}',
    resumo: 'Excluir uma permissão sem uso que não seja do sistema',
    params: IdParams,
    response: Feito,
  }),
  criarPadrao: endpoint({
    ...gerir,
    method: 'POST',
    path: '/permissoes-completas/criar-padrao',
    resumo: 'Criar as permissões e os grupos do padrão que faltam',
    response: z.object({ success: z.literal(true), criadas: z.int(), existentes: z.int() }),
  }),
} as const;
