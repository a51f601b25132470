import { verComoEndpoints as e } from '@dominio/contrato/ver-como';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { encerrarVisita, verComo } from './ver-como.service.ts';

export function registrarRotasDeVerComo(app: FastifyInstance): void {
  const { plataforma, tokens } = app;
  rota(app, e.iniciar, (ctx, { params, body }) =>
    verComo(ctx, { tokens, plataforma }, params.id, body),
  );
  rota(app, e.encerrar, (ctx) => encerrarVisita(ctx));
}
