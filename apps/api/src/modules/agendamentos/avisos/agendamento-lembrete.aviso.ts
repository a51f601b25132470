import type { TipoDeAviso } from '../../../platform/aviso.ts';

/** To whoever takes part, oneself too: `lembretes.jobs.ts` says when. */
export const agendamentoLembrete: TipoDeAviso = {
  tipo: 'agendamento_lembrete',
  titulo: 'Lembrete de agendamento',
  descricao: 'Um agendamento seu começa em um dia, e em uma hora.',
  categoria: 'agenda',
  padrao: { sistema: true, email: false, push: true },
};
