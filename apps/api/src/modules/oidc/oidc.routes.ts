import { oidcEndpoints } from '@dominio/contrato/oidc';
import type { FastifyInstance } from 'fastify';
import { rota, rotaBruta } from '../../platform/http/rota.ts';
import { agenteDe } from '../sessoes/abertura.service.ts';
import * as service from './oidc.service.ts';
import { criarLocalizador } from './provedor.ts';

export function registrarRotasDoOidc(app: FastifyInstance): void {
  const { config, cofre } = app.plataforma;
  const meios = { config, cofre, localizar: criarLocalizador(config.hostsInternos) };
  rota(app, oidcEndpoints.provedor, (ctx) => service.lerProvedor(ctx, meios));
  rotaBruta(app, oidcEndpoints.iniciar, async (ctx, { query }, _req, reply) =>
    reply.redirect(await service.iniciar(ctx, meios, query), 302),
  );
  rotaBruta(app, oidcEndpoints.retorno, async (ctx, _pedido, req, reply) =>
    reply.redirect(await service.retornar(ctx, meios, new URL(req.url, 'http://x').search), 302),
  );
  rota(app, oidcEndpoints.trocar, (ctx, { body }, req) =>
    service.trocar(ctx, meios, body, {
      cofre: app.tokens,
      agente: agenteDe(req.headers['user-agent']),
    }),
  );
}
