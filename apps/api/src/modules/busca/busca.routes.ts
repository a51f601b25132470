import { buscaEndpoints } from '@dominio/contrato/busca';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { buscar } from './busca.service.ts';

/**
 * A person makes one search for each pause in typing, far fewer; a program that walks through the
 * clients makes more.
 */
const RITMO = { maximo: 120, janelaMs: 60_000 };

export function registrarRotasDaBusca(app: FastifyInstance): void {
  const contar = criarRitmo(RITMO);
  rota(app, buscaEndpoints.buscar, (ctx, { query }) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    return buscar(ctx, query.termo);
  });
}
