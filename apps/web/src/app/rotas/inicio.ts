import type { Rota } from './rota.ts';

export const inicio: readonly Rota[] = [
  {
    path: '/inicio',
    titulo: 'Início',
    guarda: 'staff',
    mais: [
      'dashboard:visualizar',
      'agenda:visualizar',
      'agenda:criar',
      'clientes:visualizar',
      'contratos:visualizar',
      'times:acessar',
      'rh:visualizar',
    ],
    pagina: 'inicio',
    menu: { principal: 'Início' },
    limpaCliente: true,
    vizinhas: ['/agenda', '/tarefas', '/ferramentas'],
    prioridade: 'alta',
    palavras: 'painel home',
    tecla: 'i',
  },
];
