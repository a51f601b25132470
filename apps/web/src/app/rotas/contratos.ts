import type { Rota } from './rota.ts';

/** The contracts and the companies of the whole office. */
export const contratos: readonly Rota[] = [
  {
    path: '/contratos',
    titulo: 'Contratos',
    guarda: 'staff',
    permissao: 'contratos:visualizar',
    pagina: 'contratos',
    menu: { administrativo: 'Contratos' },
    vizinhas: ['/gerenciar-empresas', '/financeiro'],
    palavras: 'vigência valor serviços status',
  },
  {
    path: '/contrato-form',
    titulo: 'Cadastro de contrato',
    guarda: 'staff',
    permissao: 'contratos:editar',
    pagina: 'contrato-form',
    acima: '/contratos',
    vizinhas: ['/contratos', '/inicio'],
    palavras: 'novo contrato',
  },
  {
    path: '/gerenciar-empresas',
    titulo: 'Empresas',
    guarda: 'staff',
    permissao: 'empresas:visualizar',
    pagina: 'gerenciar-empresas',
    acima: '/contratos',
    vizinhas: ['/contratos', '/selecionar-cliente'],
    papeis: ['administrador', 'gestor'],
    palavras: 'cnpj matriz filial coligada todas',
  },
];
