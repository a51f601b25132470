import type { Rota } from './rota.ts';

/** The people of the office and their teams. */
export const equipe: readonly Rota[] = [
  {
    path: '/gerenciar-usuarios',
    titulo: 'Usuários',
    guarda: 'staff',
    permissao: 'usuarios:visualizar',
    mais: [
      'user_management:acessar',
      'usuarios:exportar',
      'usuarios:editar',
      'auditoria:visualizar',
      'auditoria:exportar',
      'clientes:visualizar',
      'times:acessar',
      'rh:visualizar',
      'sistema:admin',
    ],
    pagina: 'gerenciar-usuarios',
    menu: { administrativo: 'Usuários' },
    vizinhas: ['/times', '/configuracoes'],
    papeis: ['administrador'],
    palavras: 'pessoas equipe acesso convite grupos permissões',
  },
  {
    path: '/times',
    titulo: 'Times',
    guarda: 'staff',
    permissao: 'times:acessar',
    mais: [
      'times:criar',
      'times:editar',
      'times:excluir',
      'usuarios:visualizar',
      'clientes:visualizar',
    ],
    pagina: 'times',
    menu: { administrativo: 'Times' },
    vizinhas: ['/gerenciar-usuarios', '/workspace-gestao'],
    papeis: ['administrador', 'gestor'],
    palavras: 'equipes membros líder carteira',
  },
];
