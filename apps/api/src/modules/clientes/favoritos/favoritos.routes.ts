import { clientesFavoritosEndpoints } from '@dominio/contrato/clientes-favoritos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import { desfavoritar, favoritar, listarFavoritos } from './favoritos.service.ts';

export function registrarRotasDeClientesFavoritos(app: FastifyInstance): void {
  rota(app, clientesFavoritosEndpoints.listar, (ctx) => listarFavoritos(ctx));
  rota(app, clientesFavoritosEndpoints.favoritar, (ctx, { params }) => favoritar(ctx, params.id));
  rota(app, clientesFavoritosEndpoints.desfavoritar, (ctx, { params }) =>
    desfavoritar(ctx, params.id),
  );
}
