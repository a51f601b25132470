import type { TipoDeAviso } from '../../../platform/aviso.ts';

/** To whoever took part, oneself too, once a day: `lembretes.jobs.ts` says when. */
export const agendamentoSemDesfecho: TipoDeAviso = {
  tipo: 'agendamento_sem_desfecho',
  titulo: 'Agendamento sem desfecho',
  descricao: 'Um agendamento seu terminou, e ninguém disse como.',
  categoria: 'agenda',
  padrao: { sistema: true, email: false, push: false },
};
