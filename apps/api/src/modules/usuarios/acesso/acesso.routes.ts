import { acessoDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-acesso';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import * as service from './acesso.service.ts';

export function registrarRotasDoAcessoDoUsuario(app: FastifyInstance): void {
  rota(app, e.acesso, (ctx, { params, query }) => service.acessoEfetivo(ctx, params.id, query));
  rota(app, e.permissoes, (ctx, { params }) => service.permissoesEfetivas(ctx, params.id));
  rota(app, e.clientes, (ctx, { params }) => service.clientesEfetivos(ctx, params.id));
  rota(app, e.equipe, (ctx, { params }) => service.equipeDosClientes(ctx, params.id));
  rota(app, e.quem, (ctx, { query }) => service.quemTemAcesso(ctx, query));
}
