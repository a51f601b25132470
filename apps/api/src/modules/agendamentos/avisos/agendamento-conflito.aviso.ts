import type { TipoDeAviso } from '../../../platform/aviso.ts';

export const agendamentoConflito: TipoDeAviso = {
  tipo: 'agendamento_conflito',
  titulo: 'Conflito de Horário',
  descricao: 'Alguém marcou outro agendamento no mesmo horário de um seu.',
  categoria: 'agenda',
  padrao: { sistema: true, email: true, push: true },
};
