import { passagensEndpoints as e } from '@dominio/contrato/passagens';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { assinarPassagem, cancelarPassagem, recusarPassagem } from './assinatura.service.ts';
import * as service from './passagens.service.ts';

export function registrarRotasDasPassagens(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { params }) => service.listarPassagens(ctx, params.id));
  rota(app, e.previa, (ctx, { params, query }) =>
    service.previaDaPassagem(ctx, params.id, query.quem_recebe_id),
  );
  rota(app, e.gerar, (ctx, { params, body }) => service.gerarPassagem(ctx, params.id, body));
  rota(app, e.ler, (ctx, { params }) => service.lerPassagem(ctx, params.id));
  rota(app, e.assinar, (ctx, { params, body }) => assinarPassagem(ctx, params.id, body));
  rota(app, e.recusar, (ctx, { params, body }) => recusarPassagem(ctx, params.id, body));
  rota(app, e.cancelar, (ctx, { params, body }) => cancelarPassagem(ctx, params.id, body));
}
