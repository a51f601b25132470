import { pedidosDeAcessoEndpoints as e } from '@dominio/contrato/pedidos-de-acesso';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { lerMeusPedidos, pedirAcesso } from './pedidos-de-acesso.service.ts';

/** Few an hour: each request sends an e-mail to every administrator. */
const RITMO_DOS_PEDIDOS = { maximo: 10, janelaMs: 3_600_000 };

export function registrarRotasDosPedidosDeAcesso(app: FastifyInstance): void {
  const contar = criarRitmo(RITMO_DOS_PEDIDOS);
  rota(app, e.listar, (ctx) => lerMeusPedidos(ctx));
  rota(app, e.pedir, (ctx, { body }) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    return pedirAcesso(ctx, body);
  });
}
