import type { Rota } from './rota.ts';

/** The people of the office and their teams. */
export const equipe: readonly Rota[] = [
  {
    path: '/gerenciar-usuarios',
    titulo: 'Usuários',
    guarda: 'staff',
    permissao: 'usuarios:visualizar',
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
    pagina: 'times',
    menu: { administrativo: 'Times' },
    vizinhas: ['/gerenciar-usuarios', '/workspace-gestao'],
    papeis: ['administrador', 'gestor'],
    palavras: 'equipes membros líder carteira',
  },
];
