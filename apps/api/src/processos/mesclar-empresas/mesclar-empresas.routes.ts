import { mesclarEmpresasEndpoints as e } from '@dominio/contrato/empresas-mesclar';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { mesclarEmpresas } from './mesclar-empresas.service.ts';
import { listarJuntadas, separarEmpresa } from './separar-empresas.service.ts';

export function registrarRotasDeMesclarEmpresas(app: FastifyInstance): void {
  rota(app, e.mesclar, (ctx, { body }) => mesclarEmpresas(ctx, body));
  rota(app, e.separar, (ctx, { params }) => separarEmpresa(ctx, params.id));
  rota(app, e.juntadas, (ctx, { params }) => listarJuntadas(ctx, params.id));
}
