import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { fecharPedidos } from './pedidos-de-acesso.service.ts';

/** Every night the requests that are over go. */
export const fechamento: TrabalhoAgendado = {
  nome: 'pedidos-de-acesso.fechar',
  cron: '41 3 * * *',
  fazer: ({ banco, agora }) => fecharPedidos(banco, agora()),
};
