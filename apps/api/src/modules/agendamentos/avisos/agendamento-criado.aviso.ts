import type { TipoDeAviso } from '../../../platform/aviso.ts';

export const agendamentoCriado: TipoDeAviso = {
  tipo: 'agendamento_criado',
  titulo: 'Novo agendamento criado',
  descricao: 'Alguém marcou um agendamento com você ou incluiu você em um.',
  categoria: 'agenda',
  padrao: { sistema: true, email: false, push: false },
};
