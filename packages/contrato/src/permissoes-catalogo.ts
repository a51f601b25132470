/** What may be done in a registry of records. */
const DE_REGISTRO = ['visualizar', 'criar', 'editar', 'excluir', 'exportar'] as const;

/**
 * The catalogue: every module, what people call it and what may be done in it (specification part 1
 * §6; dominios.md §6c). A module enters here, in one row, together with the first page or call that
 * asks for it; those the specification names for the menu stand here from the start.
 */
export const CATALOGO = {
  sistema: { nome: 'Sistema', acoes: ['admin'] },
  admin: { nome: 'Administração do sistema', acoes: ['gerenciar_sistema'] },
  dashboard: { nome: 'Início', acoes: ['visualizar'] },
  agenda: { nome: 'Agenda', acoes: ['visualizar', 'criar', 'editar', 'excluir'] },
  usuarios: { nome: 'Usuários', acoes: DE_REGISTRO },
  user_management: { nome: 'Gestão de usuários', acoes: ['acessar'] },
  times: { nome: 'Times', acoes: ['acessar', 'criar', 'editar', 'excluir'] },
  clientes: { nome: 'Clientes', acoes: DE_REGISTRO },
  contratos: {
    nome: 'Contratos',
    acoes: ['visualizar', 'criar', 'editar', 'excluir', 'exportar', 'ver_valores'],
  },
  empresas: { nome: 'Empresas', acoes: ['visualizar', 'criar', 'editar', 'excluir'] },
  sharepoint: { nome: 'Documentos', acoes: ['acessar'] },
  financeiro: { nome: 'Financeiro', acoes: ['visualizar', 'editar'] },
  rh: { nome: 'Recursos Humanos', acoes: ['visualizar', 'editar'] },
  painel_gestao: { nome: 'Painel de gestão', acoes: ['visualizar'] },
  painel_cliente: { nome: 'Painel do cliente', acoes: ['visualizar'] },
  arquivos_cliente: { nome: 'Arquivos do cliente', acoes: ['visualizar'] },
  contas_bancarias: { nome: 'Contas bancárias', acoes: [...DE_REGISTRO, 'ver_valores'] },
  contatos_importantes: { nome: 'Contatos importantes', acoes: DE_REGISTRO },
  dados_acesso: { nome: 'Dados de acesso', acoes: ['visualizar'] },
  configuracoes: { nome: 'Configurações', acoes: ['visualizar', 'editar'] },
  ia_hibrida: { nome: 'Assistente', acoes: ['usar'] },
  fechamentos: { nome: 'Fechamentos', acoes: ['ver_todos', 'ver_time', 'ver_vinculados'] },
  ocorrencias: { nome: 'Ocorrências', acoes: ['ver_todos', 'ver_time', 'ver_vinculados'] },
  sucesso_cliente: { nome: 'Sucesso do cliente', acoes: ['visualizar'] },
  auditoria: { nome: 'Auditoria', acoes: ['visualizar', 'exportar'] },
} as const;

export type Modulo = keyof typeof CATALOGO;
/** `modulo:acao`, as routes, menus and gates write it. */
export type Permissao = {
  [M in Modulo]: `${M}:${(typeof CATALOGO)[M]['acoes'][number]}`;
}[Modulo];

/**
 * Those that nothing asks for yet: the modules that are not built, and actions without a call. They
 * are kept and granted, so that a module finds its people on the day it comes; until then no screen
 * offers them, for granting one changes nothing. Who holds one directly can have it taken back.
 */
export const RESERVADAS: readonly Permissao[] = [
  'usuarios:criar',
  'usuarios:excluir',
  'clientes:excluir',
  'financeiro:visualizar',
  'financeiro:editar',
  'rh:editar',
  'painel_gestao:visualizar',
  'arquivos_cliente:visualizar',
  'dados_acesso:visualizar',
  'ia_hibrida:usar',
  'fechamentos:ver_todos',
  'fechamentos:ver_time',
  'fechamentos:ver_vinculados',
  'ocorrencias:ver_todos',
  'ocorrencias:ver_time',
  'ocorrencias:ver_vinculados',
  'sucesso_cliente:visualizar',
];
const reservadas: ReadonlySet<string> = new Set(RESERVADAS);

export const ehReservada = ({ modulo, acao }: { modulo: string; acao: string }): boolean =>
  reservadas.has(`${modulo}:${acao}`);

/** Every permission of the catalogue. */
export const PERMISSOES = Object.entries(CATALOGO).flatMap(([modulo, { acoes }]) =>
  acoes.map((acao) => `${modulo}:${acao}` as Permissao),
);

const NOME_DA_ACAO: Readonly<Record<string, string>> = {
  admin: 'administrar tudo',
  gerenciar_sistema: 'gerenciar o sistema',
  ver_valores: 'ver valores',
  ver_todos: 'ver todos',
  ver_time: 'ver os do time',
  ver_vinculados: 'ver os vinculados',
};

/** What people read for each: 'Contratos: ver valores'. */
export const NOME_DA_PERMISSAO = Object.fromEntries(
  Object.entries(CATALOGO).flatMap(([modulo, { nome, acoes }]) =>
    acoes.map((acao) => [`${modulo}:${acao}`, `${nome}: ${NOME_DA_ACAO[acao] ?? acao}`]),
  ),
) as Readonly<Record<Permissao, string>>;
