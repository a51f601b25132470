import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/** The bell's reading by each person. */
export const pedidosDasNaoLidas = ({ pessoas }: Cenario): Pedido[] =>
  pessoas.map(({ token }) => ({ caminho: '/api/notifications/unread', token }));
