import { carteiraDoTimeEndpoints } from '@dominio/contrato/times-carteira';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { transferirCarteira } from './carteira.service.ts';

export function registrarRotasDaCarteira(app: FastifyInstance): void {
  rota(app, carteiraDoTimeEndpoints.transferir, (ctx, { params, body }) =>
    transferirCarteira(ctx, params.id, body),
  );
}
