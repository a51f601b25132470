import { expect, test } from 'vitest';
import { GRUPOS_INICIAIS } from './matriz-inicial.ts';
import {
  codificarPermissoes,
  decodificarPermissoes,
  podeAcessarModulo,
  SEM_PERMISSOES,
  temPermissao,
} from './permissoes.ts';
import { PERMISSOES } from './permissoes-catalogo.ts';

const mapa = { agenda: ['visualizar', 'criar'], sistema: ['admin'], vazio: [] };

test.each([
  ['agenda:visualizar', true, 'module:action looks for the action in that module'],
  ['agenda:excluir', false, 'an action that the module does not grant is denied'],
  ['clientes:visualizar', false, 'a missing module is denied'],
  ['vazio:visualizar', false, 'a module without actions grants nothing'],
  ['admin', true, 'a bare name looks for the action in any module'],
  ['criar', true, 'a bare name finds any module’s action'],
  ['excluir', false, 'a bare name that no module has is denied'],
  ['agenda', false, 'a bare name is an action, not a module'],
  ['', false, 'an empty name is denied'],
  ['constructor:call', false, 'an inherited property is no module'],
  ['toString', false, 'an inherited property is no action'],
])('AD-14 asking for %j is answered %s: %s', (pedido, esperado) => {
  expect(temPermissao(mapa, pedido)).toBe(esperado);
});

test('access to a module needs its visualizar by default', () => {
  expect(podeAcessarModulo(mapa, 'agenda')).toBe(true);
  expect(podeAcessarModulo(mapa, 'sistema')).toBe(false);
  expect(podeAcessarModulo(mapa, 'sistema', 'admin')).toBe(true);
});

test('encoded permissions are decoded unchanged, accents included', () => {
  const permissoes = {
    permissions: { agenda: ['visualizar'], configurações: ['edição'] },
    total_permissions: 2,
    can_see_all_clients: false,
    can_see_team_clients: true,
    only_see_linked_clients: false,
  };
  const codificadas = codificarPermissoes(permissoes);
  expect(codificadas).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
  expect(decodificarPermissoes(codificadas)).toEqual(permissoes);
});

test.each([
  [undefined],
  [null],
  [''],
  ['v1.'],
  ['v1.não é base64'],
  ['v2.e30'],
  [`v1.${btoa('{"permissions":{"agenda":"tudo"}}')}`],
])(
  'AD-15 permissions that cannot be decoded are none, with linked clients only: %s',
  (codificadas) => {
    expect(decodificarPermissoes(codificadas)).toEqual(SEM_PERMISSOES);
  },
);

test.each([
  'dashboard:visualizar',
  'admin',
  'agenda:visualizar',
  'admin:gerenciar_sistema',
  'usuarios:visualizar',
  'times:acessar',
  'contratos:visualizar',
  'sharepoint:acessar',
  'financeiro:visualizar',
  'rh:visualizar',
  'clientes:visualizar',
  'painel_gestao:visualizar',
  'painel_cliente:visualizar',
  'arquivos_cliente:visualizar',
  'contas_bancarias:visualizar',
  'contatos_importantes:visualizar',
  'dados_acesso:visualizar',
  'empresas:visualizar',
  'configuracoes:visualizar',
  'user_management:acessar',
  'ia_hibrida:usar',
  'fechamentos:ver_todos',
  'fechamentos:ver_time',
  'fechamentos:ver_vinculados',
  'ocorrencias:ver_todos',
  'ocorrencias:ver_time',
  'ocorrencias:ver_vinculados',
  'sucesso_cliente:visualizar',
])('AD-16 the catalogue has the menu’s permission %s', (permissao) => {
  const tudo = Object.fromEntries(
    PERMISSOES.map((p) => p.split(':')[0] ?? '').map((modulo) => [
      modulo,
      PERMISSOES.filter((p) => p.startsWith(`${modulo}:`)).map((p) => p.split(':')[1] ?? ''),
    ]),
  );
  expect(temPermissao(tudo, permissao)).toBe(true);
});

test.each([
  [1, 'agenda:excluir', true],
  [1, 'admin:gerenciar_sistema', true],
  [2, 'agenda:visualizar', false],
  [2, 'clientes:visualizar', false],
  [3, 'agenda:criar', true],
  [3, 'clientes:editar', true],
  [3, 'clientes:excluir', false],
  [3, 'contratos:ver_valores', true],
  [3, 'usuarios:visualizar', true],
  [3, 'user_management:acessar', false],
  [3, 'fechamentos:ver_time', true],
  [3, 'fechamentos:ver_todos', false],
  [3, 'rh:visualizar', false],
  [4, 'agenda:excluir', true],
  [4, 'clientes:visualizar', true],
  [4, 'clientes:editar', false],
  [4, 'usuarios:visualizar', false],
  [4, 'fechamentos:ver_vinculados', true],
  [4, 'contratos:ver_valores', false],
  [5, 'financeiro:editar', true],
  [5, 'usuarios:visualizar', false],
  [6, 'rh:editar', true],
  [6, 'usuarios:visualizar', true],
  [6, 'financeiro:visualizar', false],
] as const)('starting matrix: group %i, %s → %s', (grupo, permissao, esperado) => {
  const concedidas = GRUPOS_INICIAIS.find(({ id }) => id === grupo)?.permissoes ?? [];
  expect(concedidas.includes(permissao)).toBe(esperado);
});

test.each([
  [1, 'todos'],
  [2, 'vinculados'],
  [3, 'time'],
  [4, 'vinculados'],
  [5, 'todos'],
  [6, 'vinculados'],
])('the starting matrix lets group %i see clients by: %s', (grupo, alcance) => {
  expect(GRUPOS_INICIAIS.find(({ id }) => id === grupo)?.alcance).toBe(alcance);
});
