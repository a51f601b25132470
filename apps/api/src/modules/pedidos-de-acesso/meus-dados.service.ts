import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerPedidosFeitos } from './pedidos-de-acesso.service.ts';

/** Every stored request of the caller, answered or not. */
export const meusDados: EntregarMeusDados = async (ctx) => ({
  pedidos_de_acesso: await lerPedidosFeitos(ctx),
});
