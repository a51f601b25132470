import { ausenciasEndpoints as e } from '@dominio/contrato/ausencias';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './ausencias.service.ts';

export function registrarRotasDeAusencias(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => servico.listarAusencias(ctx, query));
  rota(app, e.criar, (ctx, { body }) => servico.criarAusencia(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) =>
    servico.atualizarAusencia(ctx, params.id, body),
  );
  rota(app, e.excluir, (ctx, { params }) => servico.excluirAusencia(ctx, params.id));
}
