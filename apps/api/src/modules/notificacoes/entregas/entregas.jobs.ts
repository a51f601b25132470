import type { TrabalhoAgendado } from '../../../platform/modulo.ts';
import { limparEntregas, soltarVencidas } from './vencidas.service.ts';

/** What waited for its hour leaves within a minute of it. */
export const entregasVencidas: TrabalhoAgendado = {
  nome: 'notificacoes.entregas-vencidas',
  cron: '* * * * *',
  fazer: ({ banco, agora }, { jobs }) => soltarVencidas({ banco, jobs }, agora()),
};

/** What is older than the 30 days in which it can say why somebody was told. */
export const limpezaDasEntregas: TrabalhoAgendado = {
  nome: 'notificacoes.limpar-entregas',
  cron: '41 3 * * *',
  fazer: ({ banco, agora }) => limparEntregas(banco, agora()),
};
