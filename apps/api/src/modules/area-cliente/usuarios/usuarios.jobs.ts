import type { TrabalhoAgendado } from '../../../platform/modulo.ts';
import { vencerPedidos } from './vencimento.service.ts';

/** Drops every night the requests that no partner answered. */
export const vencimento: TrabalhoAgendado = {
  nome: 'area-cliente.vencer-pedidos',
  cron: '57 3 * * *',
  fazer: vencerPedidos,
};
