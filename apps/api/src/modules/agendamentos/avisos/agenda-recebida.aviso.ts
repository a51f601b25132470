import type { TipoDeAviso } from '../../../platform/aviso.ts';

export const agendaRecebida: TipoDeAviso = {
  tipo: 'agenda_recebida',
  titulo: 'Agenda recebida',
  descricao: 'Você recebeu os agendamentos de quem saiu do escritório.',
  categoria: 'agenda',
  padrao: { sistema: true, email: true, push: false },
};
