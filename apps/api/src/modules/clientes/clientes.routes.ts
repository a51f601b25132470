import { clientesEndpoints } from '@dominio/contrato/clientes';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { listarClientes } from './clientes.service.ts';
import { atualizarCliente, criarCliente, lerCliente } from './ficha.service.ts';

export function registrarRotasDeClientes(app: FastifyInstance): void {
  const { aoVivo } = app.plataforma;
  rota(app, clientesEndpoints.listar, (ctx, { query }) => listarClientes(ctx, query));
  rota(app, clientesEndpoints.filtrados, (ctx, { query }) => listarClientes(ctx, query));
  rota(app, clientesEndpoints.ler, (ctx, { params }) => lerCliente(ctx, params.id));
  rota(app, clientesEndpoints.criar, (ctx, { body }) => criarCliente(ctx, aoVivo, body));
  rota(app, clientesEndpoints.atualizar, (ctx, { params, body }) =>
    atualizarCliente(ctx, aoVivo, params.id, body),
  );
}
