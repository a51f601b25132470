import { dossieEndpoints as e } from '@dominio/contrato/dossie';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lerDossie } from './dossie.service.ts';

export function registrarRotasDoDossie(app: FastifyInstance): void {
  const fontes = {
    dossie: app.modulos.flatMap(({ dossie = [] }) => dossie),
    linhaDoTempo: app.modulos.flatMap(({ linhaDoTempo = [] }) => linhaDoTempo),
  };
  rota(app, e.ler, (ctx, { params, query }) => lerDossie(ctx, params.id, fontes, query));
}
