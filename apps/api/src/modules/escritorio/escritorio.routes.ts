import { escritorioEndpoints as e } from '@dominio/contrato/escritorio';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { gravarEscritorio, lerEscritorio } from './escritorio.service.ts';

export function registrarRotasDoEscritorio(app: FastifyInstance): void {
  rota(app, e.ler, (ctx) => lerEscritorio(ctx));
  rota(app, e.gravar, (ctx, { body }) => gravarEscritorio(ctx, body));
}
