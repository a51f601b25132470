import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lerQuemEsta } from './quem-esta.service.ts';
import * as service from './sessoes.service.ts';

export function registrarRotasDeSessoes(app: FastifyInstance): void {
  rota(app, sessoesEndpoints.logout, (ctx) => service.sair(ctx));
  rota(app, sessoesEndpoints.validarToken, async (ctx) => ({
    valid: true,
    user: await lerQuemEsta(ctx),
    message: 'Token válido',
  }));
  rota(app, sessoesEndpoints.eu, async (ctx) => ({
    user: await lerQuemEsta(ctx),
  }));
  rota(app, sessoesEndpoints.permissoes, (ctx) => service.permissoesDaSessao(ctx));
  rota(app, sessoesEndpoints.esqueciSenha, (ctx, { body }) => service.pedirLink(ctx, body.email));
  rota(app, sessoesEndpoints.validarLink, (ctx, { params }) =>
    service.validarLink(ctx, params.token),
  );
  rota(app, sessoesEndpoints.redefinirSenha, (ctx, { body }) => service.redefinirSenha(ctx, body));
}
