import { favoritosEndpoints } from '@dominio/contrato/favoritos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { gravarFavoritos, lerFavoritos } from './favoritos.service.ts';

export function registrarRotasDeFavoritos(app: FastifyInstance): void {
  rota(app, favoritosEndpoints.ler, (ctx) => lerFavoritos(ctx));
  rota(app, favoritosEndpoints.gravar, (ctx, { body }) => gravarFavoritos(ctx, body));
}
