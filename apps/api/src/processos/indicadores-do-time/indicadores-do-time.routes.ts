import { indicadoresDoTimeEndpoints as e } from '@dominio/contrato/times-indicadores';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lerCargas, lerIndicadores } from './indicadores-do-time.service.ts';

export function registrarRotasDosIndicadores(app: FastifyInstance): void {
  rota(app, e.carga, async (ctx) => ({ times: await lerCargas(ctx) }));
  rota(app, e.ler, (ctx, { params }) => lerIndicadores(ctx, params.id));
}
