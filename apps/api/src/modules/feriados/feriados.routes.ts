import { feriadosEndpoints as e } from '@dominio/contrato/feriados';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './feriados.service.ts';

export function registrarRotasDeFeriados(app: FastifyInstance): void {
  rota(app, e.doAno, (ctx, { query }) => servico.listarDoAno(ctx, query));
  rota(app, e.listar, (ctx) => servico.listarCadastrados(ctx));
  rota(app, e.criar, (ctx, { body }) => servico.criarFeriado(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => servico.atualizarFeriado(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => servico.excluirFeriado(ctx, params.id));
}
