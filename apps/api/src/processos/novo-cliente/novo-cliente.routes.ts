import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarCliente } from './novo-cliente.service.ts';

export function registrarRotasDoNovoCliente(app: FastifyInstance): void {
  rota(app, cadastroDeClientesEndpoints.criar, (ctx, { body }) => criarCliente(ctx, body));
}
