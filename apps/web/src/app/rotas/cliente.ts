import { contatos } from './contatos.ts';
import type { Rota } from './rota.ts';

/** The pages about the selected client. */
export const cliente: readonly Rota[] = [
  {
    path: '/selecionar-cliente',
    titulo: 'Clientes',
    guarda: 'staff',
    permissao: 'clientes:visualizar',
    mais: [
      'clientes:criar',
      'clientes:exportar',
      'agenda:visualizar',
      'contratos:visualizar',
      'contratos:criar',
      'empresas:criar',
    ],
    pagina: 'selecionar-cliente',
    menu: { principal: 'Clientes' },
    vizinhas: ['/dashboard-cliente', '/pagina-cliente', '/inicio'],
    palavras: 'empresas contratos trocar cliente',
    tecla: 'c',
  },
  {
    path: '/dados-cliente',
    titulo: 'Dados do cliente',
    guarda: 'staff',
    permissao: 'clientes:visualizar',
    mais: ['clientes:editar', 'empresas:editar', 'usuarios:visualizar'],
    pagina: 'dados-cliente',
    menu: { cliente: 'Dados do cliente', topoDados: 'Dados' },
    vizinhas: ['/empresas', '/contatos-importantes', '/inicio'],
    papeis: ['usuario', 'cliente'],
    palavras: 'ficha cadastro segmento site',
  },
  {
    path: '/empresas',
    titulo: 'Empresas do cliente',
    guarda: 'staff',
    permissao: 'empresas:visualizar',
    mais: ['empresas:criar', 'empresas:editar', 'empresas:excluir', 'clientes:visualizar'],
    pagina: 'empresas',
    menu: { clienteDados: 'Empresas', topoDados: 'Empresas' },
    vizinhas: ['/dados-cliente', '/contas-bancarias', '/selecionar-cliente'],
    palavras: 'cnpj matriz filial coligada',
  },
  { path: '/empresa-management', guarda: 'alias', destino: '/empresas' },
  ...contatos,
];
