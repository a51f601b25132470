import type { TipoDeAviso } from '../../platform/aviso.ts';

/** To each of the staff on each of their working days: `resumo.service.ts` says when, of what and to whom. */
export const resumoDoDia: TipoDeAviso = {
  tipo: 'resumo_do_dia',
  titulo: 'Resumo do dia',
  descricao: 'Às 8 h de cada dia útil, o que há para o seu dia; nada quando não há nada.',
  categoria: 'sistema',
  padrao: { sistema: true, email: false, push: false },
  jaReunido: true,
};
