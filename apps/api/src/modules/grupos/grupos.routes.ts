import { gruposEndpoints as e, permissoesEndpoints as p } from '@dominio/contrato/grupos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as direitos from './direitos.service.ts';
import * as grupos from './grupos.service.ts';
import * as permissoes from './permissoes.service.ts';

export function registrarRotasDeGrupos(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => grupos.listarGrupos(ctx, query));
  rota(app, e.ler, (ctx, { params }) => grupos.lerGrupo(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => grupos.criarGrupo(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => grupos.atualizarGrupo(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => grupos.excluirGrupo(ctx, params.id));
  rota(app, e.permissoes, (ctx, { params }) => direitos.listarPermissoesDoGrupo(ctx, params.id));
  rota(app, e.gravarPermissoes, (ctx, { params, body }) =>
    direitos.gravarPermissoesDoGrupo(ctx, params.id, body),
  );
  rota(app, e.clientes, (ctx, { params }) => direitos.lerClientesDoGrupo(ctx, params.id));
  rota(app, e.gravarClientes, (ctx, { params, body }) =>
    direitos.gravarClientesDoGrupo(ctx, params.id, body),
  );

  rota(app, p.listar, (ctx, { query }) => permissoes.listarPermissoes(ctx, query));
  rota(app, p.criarPadrao, (ctx) => permissoes.criarPadrao(ctx));
  rota(app, p.ler, (ctx, { params }) => permissoes.lerPermissao(ctx, params.id));
  rota(app, p.criar, (ctx, { body }) => permissoes.criarPermissao(ctx, body));
  rota(app, p.atualizar, (ctx, { params, body }) =>
    permissoes.atualizarPermissao(ctx, params.id, body),
  );
  rota(app, p.excluir, (ctx, { params }) => permissoes.excluirPermissao(ctx, params.id));
}
