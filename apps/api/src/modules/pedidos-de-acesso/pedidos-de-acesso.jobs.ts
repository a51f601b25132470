import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { fecharPedidos } from './pedidos-de-acesso.service.ts';

/** Deletes every night the requests that were answered or have expired. */
export const fechamento: TrabalhoAgendado = {
  nome: 'pedidos-de-acesso.fechar',
  cron: '41 3 * * *',
  fazer: ({ banco, agora }) => fecharPedidos(banco, agora()),
};
