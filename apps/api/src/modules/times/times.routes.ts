import { timesEndpoints as e } from '@dominio/contrato/times';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './times.service.ts';
import * as vinculos from './vinculos.service.ts';

export function registrarRotasDeTimes(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => servico.listarTimes(ctx, query));
  rota(app, e.buscar, (ctx, { query }) => servico.buscarTimes(ctx, query.termo));
  rota(app, e.ler, (ctx, { params }) => servico.lerTime(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => servico.criarTime(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => servico.atualizarTime(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => servico.excluirTime(ctx, params.id));
  rota(app, e.usuarios, (ctx, { params }) => vinculos.listarMembros(ctx, params.id));
  rota(app, e.gravarUsuarios, (ctx, { params, body }) =>
    vinculos.gravarMembros(ctx, params.id, body),
  );
  rota(app, e.moverUsuarios, (ctx, { params, body }) =>
    vinculos.moverMembros(ctx, params.id, body),
  );
  rota(app, e.clientes, (ctx, { params }) => vinculos.listarClientes(ctx, params.id));
  rota(app, e.gravarClientes, (ctx, { params, body }) =>
    vinculos.gravarClientes(ctx, params.id, body),
  );
  rota(app, e.usuariosComClientes, (ctx, { params }) =>
    vinculos.listarMembrosComClientes(ctx, params.id),
  );
}
