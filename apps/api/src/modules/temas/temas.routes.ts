import { temasEndpoints as e } from '@dominio/contrato/temas';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './temas.service.ts';

export function registrarRotasDeTemas(app: FastifyInstance): void {
  rota(app, e.listar, (ctx) => servico.listarTemas(ctx));
  rota(app, e.criar, (ctx, { body }) => servico.criarTema(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => servico.atualizarTema(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => servico.excluirTema(ctx, params.id));
  rota(app, e.aplicar, (ctx, { params }) => servico.aplicarTema(ctx, params.id));
}
