import { modelosMinutaEndpoints as e } from '@dominio/contrato/modelos-minuta';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as modelo from './modelos-minuta.service.ts';

export function registrarRotasDeModelosMinuta(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => modelo.listarModelosMinuta(ctx, query));
  rota(app, e.ler, (ctx, { params }) => modelo.lerModeloMinuta(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => modelo.criarModeloMinuta(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) =>
    modelo.atualizarModeloMinuta(ctx, params.id, body),
  );
  rota(app, e.excluir, (ctx, { params }) => modelo.excluirModeloMinuta(ctx, params.id));
}
