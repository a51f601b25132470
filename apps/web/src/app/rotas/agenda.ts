import type { Rota } from './rota.ts';

export const agenda: readonly Rota[] = [
  {
    path: '/agenda',
    titulo: 'Agenda',
    guarda: 'staff',
    permissao: 'agenda:visualizar',
    mais: ['agenda:criar', 'agenda:editar', 'agenda:excluir', 'clientes:visualizar'],
    pagina: 'agenda',
    menu: { principal: 'Agenda' },
    vizinhas: ['/inicio', '/tarefas'],
    prioridade: 'alta',
    palavras: 'agendamentos calendário reuniões compromissos',
    tecla: 'a',
  },
];
