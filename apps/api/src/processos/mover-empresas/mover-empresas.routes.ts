import { moverEmpresasEndpoints as e } from '@dominio/contrato/empresas-mover';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { desfazerMovimento, moverEmpresas } from './mover-empresas.service.ts';

export function registrarRotasDeMoverEmpresas(app: FastifyInstance): void {
  rota(app, e.mover, (ctx, { body }) => moverEmpresas(ctx, body));
  rota(app, e.desfazer, (ctx, { params }) => desfazerMovimento(ctx, params.id));
}
