import type { TipoDeAviso } from '../../../platform/aviso.ts';

export const agendamentoReagendado: TipoDeAviso = {
  tipo: 'agendamento_reagendado',
  titulo: 'Compromisso reagendado',
  descricao: 'Um agendamento seu mudou de data ou vai ser remarcado.',
  categoria: 'agenda',
  padrao: { sistema: true, email: true, push: true },
};
