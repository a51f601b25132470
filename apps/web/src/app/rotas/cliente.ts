import type { Rota } from './rota.ts';

/** The pages about the selected client. */
export const cliente: readonly Rota[] = [
  {
    path: '/selecionar-cliente',
    titulo: 'Clientes',
    guarda: 'staff',
    permissao: 'clientes:visualizar',
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
    pagina: 'dados-cliente',
    menu: { cliente: 'Dados do cliente', topoCliente: 'Dados do cliente' },
    vizinhas: ['/empresas', '/contatos-importantes', '/inicio'],
    papeis: ['usuario', 'cliente'],
    palavras: 'ficha cadastro segmento site',
  },
  {
    path: '/empresas',
    titulo: 'Empresas do cliente',
    guarda: 'staff',
    permissao: 'empresas:visualizar',
    pagina: 'empresas',
    menu: { clienteDados: 'Empresas', topoDados: 'Empresas' },
    vizinhas: ['/dados-cliente', '/contas-bancarias', '/selecionar-cliente'],
    palavras: 'cnpj matriz filial coligada',
  },
  { path: '/empresa-management', guarda: 'alias', destino: '/empresas' },
];
