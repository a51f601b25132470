import { bancosEndpoints, contasBancariasEndpoints as e } from '@dominio/contrato/contas-bancarias';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { listarResponsaveis } from '../contratos/opcoes.service.ts';
import { listarBancos } from './bancos.service.ts';
import * as servico from './contas-bancarias.service.ts';
import { encerrarContaBancaria, reabrirContaBancaria } from './encerramento.service.ts';

export function registrarRotasDeContasBancarias(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => servico.listarContasBancarias(ctx, query));
  rota(app, e.avisos, (ctx, { query }) => servico.lerAvisos(ctx, query.cliente_id));
  rota(app, e.responsaveis, (ctx, { query }) => listarResponsaveis(ctx, query));
  rota(app, e.ler, (ctx, { params }) => servico.lerContaBancaria(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => servico.criarContaBancaria(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) =>
    servico.atualizarContaBancaria(ctx, params.id, body),
  );
  rota(app, e.excluir, (ctx, { params }) => servico.excluirContaBancaria(ctx, params.id));
  rota(app, e.encerrar, (ctx, { params, body }) => encerrarContaBancaria(ctx, params.id, body));
  rota(app, e.reabrir, (ctx, { params, body }) => reabrirContaBancaria(ctx, params.id, body));
  rota(app, bancosEndpoints.listar, async (_, { query }) => listarBancos(query.termo));
}
