import { CATALOGO, type Modulo, PERMISSOES, type Permissao } from './permissoes-catalogo.ts';

export type AlcanceDeClientes = 'todos' | 'time' | 'vinculados';

interface GrupoInicial {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly alcance: AlcanceDeClientes;
  readonly permissoes: readonly Permissao[];
}

const tudo = (...modulos: Modulo[]): Permissao[] =>
  modulos.flatMap((modulo) =>
    CATALOGO[modulo].acoes.map((acao) => `${modulo}:${acao}` as Permissao),
  );

const exceto = (permissoes: Permissao[], ...fora: string[]): Permissao[] =>
  permissoes.filter((permissao) => !fora.some((acao) => permissao.endsWith(`:${acao}`)));

const fichaDoCliente: Permissao[] = [
  'painel_cliente:visualizar',
  'arquivos_cliente:visualizar',
  ...exceto(tudo('contas_bancarias'), 'excluir', 'exportar', 'ver_valores'),
  ...exceto(tudo('contatos_importantes'), 'excluir', 'exportar'),
  'empresas:visualizar',
];

const daEquipe: Permissao[] = ['dashboard:visualizar', ...tudo('agenda', 'ia_hibrida')];

/**
 * The starting matrix of dominios.md §6c as data: the permissions of each group in a new
 * installation. They may be edited afterwards, except that group 1 has everything by rule, whatever
 * is stored. The clients' group has no permission of the staff: its people only call
 * `/api/area-cliente/*`.
 */
export const GRUPOS_INICIAIS: readonly GrupoInicial[] = [
  {
    id: 1,
    nome: 'Administrador',
    descricao: 'Acesso a tudo, inclusive à administração do sistema.',
    alcance: 'todos',
    permissoes: PERMISSOES,
  },
  {
    id: 2,
    nome: 'Cliente',
    descricao: 'Pessoa de uma empresa cliente: usa somente a área do cliente.',
    alcance: 'vinculados',
    permissoes: [],
  },
  {
    id: 3,
    nome: 'Gestor',
    descricao: 'Conduz um time: vê os clientes do time e os próprios.',
    alcance: 'time',
    permissoes: [
      ...daEquipe,
      ...exceto(tudo('clientes', 'contratos', 'empresas'), 'excluir'),
      ...fichaDoCliente.filter((p) => p !== 'empresas:visualizar'),
      'contas_bancarias:ver_valores',
      'usuarios:visualizar',
      'times:acessar',
      'financeiro:visualizar',
      'painel_gestao:visualizar',
      'fechamentos:ver_time',
      'ocorrencias:ver_time',
      'sucesso_cliente:visualizar',
      'sharepoint:acessar',
      'configuracoes:visualizar',
    ],
  },
  {
    id: 4,
    nome: 'Consultor',
    descricao: 'Atende os clientes vinculados a ele.',
    alcance: 'vinculados',
    permissoes: [
      ...daEquipe,
      ...fichaDoCliente,
      'clientes:visualizar',
      'contratos:visualizar',
      'fechamentos:ver_vinculados',
      'ocorrencias:ver_vinculados',
      'sharepoint:acessar',
    ],
  },
  {
    id: 5,
    nome: 'Financeiro',
    descricao: 'Cuida do financeiro do escritório.',
    alcance: 'todos',
    permissoes: [
      ...daEquipe,
      ...tudo('financeiro'),
      'clientes:visualizar',
      'contratos:visualizar',
      'empresas:visualizar',
    ],
  },
  {
    id: 6,
    nome: 'Recursos Humanos',
    descricao: 'Cuida das pessoas do escritório.',
    alcance: 'vinculados',
    permissoes: [
      ...daEquipe,
      ...tudo('rh'),
      'usuarios:visualizar',
      'times:acessar',
      'clientes:visualizar',
      'contratos:visualizar',
      'empresas:visualizar',
    ],
  },
];
