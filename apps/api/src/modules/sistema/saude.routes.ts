import { sistemaEndpoints } from '@dominio/contrato/sistema';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { conferirSaude } from './saude.service.ts';

export function registrarRotaDeSaude(app: FastifyInstance): void {
  const { disco } = app.plataforma;
  rota(app, sistemaEndpoints.saude, (ctx) => conferirSaude(ctx, disco));
}
