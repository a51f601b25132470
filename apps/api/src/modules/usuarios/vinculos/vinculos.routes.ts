import { vinculosDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-vinculos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import * as service from './vinculos.service.ts';

export function registrarRotasDosVinculosDoUsuario(app: FastifyInstance): void {
  rota(app, e.grupos, (ctx, { params }) => service.gruposDaPessoa(ctx, params.id));
  rota(app, e.gravarGrupos, (ctx, { params, body }) => service.gravarGrupos(ctx, params.id, body));
  rota(app, e.permissoes, (ctx, { params }) => service.permissoesDaPessoa(ctx, params.id));
  rota(app, e.gravarPermissoes, (ctx, { params, body }) =>
    service.gravarPermissoes(ctx, params.id, body),
  );
  rota(app, e.clientes, (ctx, { params }) => service.clientesDaPessoa(ctx, params.id));
  rota(app, e.gravarClientes, (ctx, { params, body }) =>
    service.gravarClientes(ctx, params.id, body),
  );
}
