import { convitesEndpoints as e } from '@dominio/contrato/usuarios-convites';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import * as service from './convites.service.ts';

export function registrarRotasDosConvites(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => service.listarConvites(ctx, query));
  rota(app, e.reenviar, (ctx, { params }) => service.reenviarConvite(ctx, params.id));
  rota(app, e.cancelar, (ctx, { params }) => service.cancelarConvite(ctx, params.id));
}
