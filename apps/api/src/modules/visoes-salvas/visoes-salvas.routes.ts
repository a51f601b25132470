import { visoesSalvasEndpoints as e } from '@dominio/contrato/visoes-salvas';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { atualizarVisao, criarVisao, excluirVisao, listarVisoes } from './visoes-salvas.service.ts';

export function registrarRotasDeVisoesSalvas(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => listarVisoes(ctx, query.tabela));
  rota(app, e.criar, (ctx, { body }) => criarVisao(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => atualizarVisao(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => excluirVisao(ctx, params.id));
}
