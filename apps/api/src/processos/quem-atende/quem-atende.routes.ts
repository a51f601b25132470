import { atendimentoDeClientesEndpoints as e } from '@dominio/contrato/clientes-atendimento';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { gravarQuemAtende } from './quem-atende.service.ts';

export function registrarRotasDeQuemAtende(app: FastifyInstance): void {
  rota(app, e.gravar, (ctx, { params, body }) => gravarQuemAtende(ctx, params.id, body));
}
