import { inicioEndpoints } from '@dominio/contrato/inicio';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lerInicio } from './inicio.service.ts';

export function registrarRotasDoInicio(app: FastifyInstance): void {
  rota(app, inicioEndpoints.ler, (ctx, { query }) => lerInicio(ctx, query.widgets));
}
