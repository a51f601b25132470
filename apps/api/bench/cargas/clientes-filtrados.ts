import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/**
 * All clients of the firm in one answer, for the menu that filters them in the browser (dominios.md
 * §6e).
 */
export const pedidosDosClientesFiltrados = ({ admin }: Cenario): Pedido[] => [
  { caminho: '/usuarios/me/clientes-filtrados', token: admin.token },
];
