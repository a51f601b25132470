import { notasEndpoints as e } from '@dominio/contrato/notas';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './notas.service.ts';

export function registrarRotasDeNotas(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { params, query }) => servico.listarNotas(ctx, params.id, query));
  rota(app, e.criar, (ctx, { params, body }) => servico.criarNota(ctx, params.id, body));
  rota(app, e.ler, (ctx, { params }) => servico.lerNota(ctx, params.id));
  rota(app, e.atualizar, (ctx, { params, body }) => servico.atualizarNota(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => servico.excluirNota(ctx, params.id));
}
