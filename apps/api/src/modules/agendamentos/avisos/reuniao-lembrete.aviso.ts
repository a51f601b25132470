import type { TipoDeAviso } from '../../../platform/aviso.ts';

/** To the people of a client, of its meetings with the firm: `lembretes.jobs.ts` says when. */
export const reuniaoLembrete: TipoDeAviso = {
  tipo: 'reuniao_lembrete',
  titulo: 'Lembrete de reunião',
  descricao: 'Uma reunião da empresa com o escritório começa em um dia.',
  categoria: 'agenda',
  padrao: { sistema: true, email: true, push: true },
  paraClientes: true,
};
