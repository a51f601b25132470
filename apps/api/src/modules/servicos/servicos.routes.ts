import { servicosEndpoints as e } from '@dominio/contrato/servicos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './servicos.service.ts';

export function registrarRotasDeServicos(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => servico.listarServicos(ctx, query));
  rota(app, e.ler, (ctx, { params }) => servico.lerServico(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => servico.criarServico(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => servico.atualizarServico(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => servico.excluirServico(ctx, params.id));
  rota(app, e.mudarVarios, (ctx, { body }) => servico.mudarSituacao(ctx, body));
}
