import { modelosChecklistEndpoints as e } from '@dominio/contrato/modelos-checklist';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './modelos-checklist.service.ts';

export function registrarRotasDeModelosChecklist(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => servico.listarModelosChecklist(ctx, query));
  rota(app, e.ler, (ctx, { params }) => servico.lerModeloChecklist(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => servico.criarModeloChecklist(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) =>
    servico.atualizarModeloChecklist(ctx, params.id, body),
  );
  rota(app, e.excluir, (ctx, { params }) => servico.excluirModeloChecklist(ctx, params.id));
  rota(app, e.mudarVarios, (ctx, { body }) => servico.mudarSituacao(ctx, body));
}
