import type { TipoDeAviso } from '../../../platform/aviso.ts';

export const agendamentoCancelado: TipoDeAviso = {
  tipo: 'agendamento_cancelado',
  titulo: 'Compromisso cancelado',
  descricao: 'Um agendamento seu foi cancelado ou removido, ou você saiu dele.',
  categoria: 'agenda',
  padrao: { sistema: true, email: true, push: true },
};
