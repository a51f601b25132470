import { loteDeEmpresasEndpoints as e } from '@dominio/contrato/empresas-lote';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { desfazerLote } from './desfazer.service.ts';
import { mudarEmpresas } from './mudar-empresas.service.ts';

export function registrarRotasDeMudarEmpresas(app: FastifyInstance): void {
  rota(app, e.mudar, (ctx, { body }) => mudarEmpresas(ctx, body));
  rota(app, e.desfazer, (ctx, { params }) => desfazerLote(ctx, params.id));
}
