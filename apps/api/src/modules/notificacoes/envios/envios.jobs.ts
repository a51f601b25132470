import type { TrabalhoAgendado } from '../../../platform/modulo.ts';
import { despacharVencidos } from './despacho.service.ts';

/** What is scheduled leaves within a minute of its hour. */
export const enviosAgendados: TrabalhoAgendado = {
  nome: 'notificacoes.envios-agendados',
  cron: '* * * * *',
  fazer: ({ banco, agora }, { jobs }) => despacharVencidos({ banco, jobs, agora }),
};
