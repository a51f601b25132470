import { sessoesSharepointEndpoints as e } from '@dominio/contrato/sessoes-sharepoint';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as service from './sessoes-sharepoint.service.ts';

export function registrarRotasDasSessoesSharepoint(app: FastifyInstance): void {
  rota(app, e.minhas, (ctx) => service.minhasSessoes(ctx));
  rota(app, e.gravarDoGrupo, (ctx, { params, body }) =>
    service.gravarDoGrupo(ctx, params.id, body),
  );
  rota(app, e.gravarDoTime, (ctx, { params, body }) => service.gravarDoTime(ctx, params.id, body));
  rota(app, e.grupos, (ctx, { params }) => service.gruposDaSessao(ctx, params.id));
  rota(app, e.times, (ctx, { params }) => service.timesDaSessao(ctx, params.id));
}
