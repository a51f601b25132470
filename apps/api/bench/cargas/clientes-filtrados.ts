import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/** Every client of the firm at once, for the menu that searches them on the spot (dominios.md §6e). */
export const pedidosDosClientesFiltrados = ({ admin }: Cenario): Pedido[] => [
  { caminho: '/usuarios/me/clientes-filtrados', token: admin.token },
];
