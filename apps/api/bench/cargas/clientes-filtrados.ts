import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/** The firm's clients in one answer, for the menu that filters them itself (dominios.md §6e). */
export const pedidosDosClientesFiltrados = ({ admin }: Cenario): Pedido[] => [
  { caminho: '/usuarios/me/clientes-filtrados', token: admin.token },
];
