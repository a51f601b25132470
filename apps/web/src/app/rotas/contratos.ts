import { modelosMinuta } from './modelos-minuta.ts';
import type { Rota } from './rota.ts';
import { servicos } from './servicos.ts';

/** The contracts and the companies of the whole office. */
export const contratos: readonly Rota[] = [
  {
    path: '/contratos',
    titulo: 'Contratos',
    guarda: 'staff',
    permissao: 'contratos:visualizar',
    mais: [
      'contratos:criar',
      'contratos:editar',
      'contratos:excluir',
      'contratos:exportar',
      'contratos:ver_valores',
      'agenda:visualizar',
      'clientes:visualizar',
      'empresas:visualizar',
    ],
    pagina: 'contratos',
    menu: { administrativo: 'Contratos' },
    vizinhas: ['/gerenciar-empresas', '/financeiro'],
    palavras: 'vigência valor serviços status',
  },
  {
    path: '/contrato-form',
    titulo: 'Cadastro de contrato',
    guarda: 'staff',
    permissao: 'contratos:visualizar',
    mais: [
      'contratos:criar',
      'contratos:editar',
      'contratos:ver_valores',
      'clientes:criar',
      'clientes:visualizar',
      'empresas:visualizar',
    ],
    paraProcurar: 'contratos:criar',
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
    mais: [
      'empresas:criar',
      'empresas:editar',
      'empresas:excluir',
      'clientes:visualizar',
      'clientes:exportar',
    ],
    pagina: 'gerenciar-empresas',
    acima: '/contratos',
    vizinhas: ['/contratos', '/selecionar-cliente'],
    papeis: ['administrador', 'gestor'],
    palavras: 'cnpj matriz filial coligada todas',
  },
  ...servicos,
  ...modelosMinuta,
];
