import { clientesEndpoints } from '@dominio/contrato/clientes';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { listarClientes } from './clientes.service.ts';

export function registrarRotasDeClientes(app: FastifyInstance): void {
  rota(app, clientesEndpoints.listar, (ctx, { query }) => listarClientes(ctx, query));
  rota(app, clientesEndpoints.filtrados, (ctx, { query }) => listarClientes(ctx, query));
}
