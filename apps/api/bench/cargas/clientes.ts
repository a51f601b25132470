import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

const PAGINAS = 20;

/** Pages of the client list: the first of each consultant, and the first twenty of the whole firm. */
export const pedidosDosClientes = ({ pessoas, admin }: Cenario): Pedido[] => [
  ...pessoas.map(({ token }) => ({ caminho: '/api/clients?limit=20', token })),
  ...Array.from({ length: PAGINAS }, (_, i) => ({
    caminho: `/api/clients?limit=20&page=${i + 1}`,
    token: admin.token,
  })),
];
