import { notasInternasEndpoints as e } from '@dominio/contrato/notas-internas';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './notas-internas.service.ts';

export function registrarRotasDeNotasInternas(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => servico.listarNotasInternas(ctx, query));
  rota(app, e.ler, (ctx, { params }) => servico.lerNotaInterna(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => servico.criarNotaInterna(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) =>
    servico.atualizarNotaInterna(ctx, params.id, body),
  );
  rota(app, e.excluir, (ctx, { params }) => servico.excluirNotaInterna(ctx, params.id));
  rota(app, e.mudarVarios, (ctx, { body }) => servico.mudarSituacao(ctx, body));
}
