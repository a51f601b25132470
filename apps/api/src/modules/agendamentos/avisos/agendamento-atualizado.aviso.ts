import type { TipoDeAviso } from '../../../platform/aviso.ts';

export const agendamentoAtualizado: TipoDeAviso = {
  tipo: 'agendamento_atualizado',
  titulo: 'Agendamento atualizado',
  descricao: 'Mudou o horário, o local, as pessoas ou o desfecho de um agendamento seu.',
  categoria: 'agenda',
  padrao: { sistema: true, email: false, push: false },
};
