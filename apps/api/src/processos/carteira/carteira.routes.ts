import { carteiraDoTimeEndpoints } from '@dominio/contrato/times-carteira';
import { transferenciasDoTimeEndpoints as m } from '@dominio/contrato/times-transferencias';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { transferirCarteira } from './carteira.service.ts';
import { cancelarTransferencia, listarMarcadas, marcarTransferencia } from './marcadas.service.ts';

export function registrarRotasDaCarteira(app: FastifyInstance): void {
  rota(app, carteiraDoTimeEndpoints.transferir, (ctx, { params, body }) =>
    transferirCarteira(ctx, params.id, body),
  );
  rota(app, m.listar, (ctx, { params }) => listarMarcadas(ctx, params.id));
  rota(app, m.marcar, (ctx, { params, body }) => marcarTransferencia(ctx, params.id, body));
  rota(app, m.cancelar, (ctx, { params }) => cancelarTransferencia(ctx, params));
}
