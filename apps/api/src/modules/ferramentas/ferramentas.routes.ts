import { ferramentasEndpoints as e } from '@dominio/contrato/ferramentas';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { calcularDiasUteis, calcularJurosDaDivida } from './ferramentas.service.ts';

export function registrarRotasDasFerramentas(app: FastifyInstance): void {
  rota(app, e.diasUteis, (ctx, { query }) => calcularDiasUteis(ctx, query));
  rota(app, e.juros, (ctx, { query }) => calcularJurosDaDivida(ctx, query));
}
