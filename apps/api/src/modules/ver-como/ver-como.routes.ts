import { verComoEndpoints as e } from '@dominio/contrato/ver-como';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import type { Aparelho } from '../sessoes/abertura.service.ts';
import { encerrarVisita, verComo } from './ver-como.service.ts';

export function registrarRotasDeVerComo(app: FastifyInstance, tokens: Aparelho['cofre']): void {
  const { plataforma } = app;
  rota(app, e.iniciar, (ctx, { params, body }) =>
    verComo(ctx, { tokens, plataforma }, params.id, body),
  );
  rota(app, e.encerrar, (ctx) => encerrarVisita(ctx));
}
