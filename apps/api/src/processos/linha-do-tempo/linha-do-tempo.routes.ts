import { linhaDoTempoEndpoints as e } from '@dominio/contrato/linha-do-tempo';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lerLinhaDoTempo } from './linha-do-tempo.service.ts';

export function registrarRotasDaLinhaDoTempo(app: FastifyInstance): void {
  const fontes = app.modulos.flatMap(({ linhaDoTempo = [] }) => linhaDoTempo);
  rota(app, e.ler, (ctx, { params, query }) => lerLinhaDoTempo(ctx, params.id, fontes, query));
}
