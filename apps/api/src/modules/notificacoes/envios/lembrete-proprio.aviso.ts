import type { TipoDeAviso } from '../../../platform/aviso.ts';

/** To oneself: what somebody keeps for later (specification part 2 §7, `save`). */
export const lembreteProprio: TipoDeAviso = {
  tipo: 'lembrete_proprio',
  titulo: 'Lembrete',
  descricao: 'Você guardou uma notificação para si.',
  categoria: 'sistema',
  padrao: { sistema: true, email: false, push: false },
};
