import { copiaDeAcessoEndpoints as e } from '@dominio/contrato/usuarios-copia';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { copiarAcesso } from './copia.service.ts';

export function registrarRotasDaCopia(app: FastifyInstance): void {
  rota(app, e.copiar, (ctx, { params, body }) => copiarAcesso(ctx, params.id, body));
}
