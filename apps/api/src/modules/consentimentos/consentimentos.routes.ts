import { consentimentosEndpoints as e } from '@dominio/contrato/consentimentos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { conceder, lerConsentimentos, revogar } from './consentimentos.service.ts';

export function registrarRotasDosConsentimentos(app: FastifyInstance): void {
  const { plataforma } = app;
  rota(app, e.listar, (ctx) => lerConsentimentos(ctx));
  rota(app, e.conceder, (ctx, { params, body }) =>
    conceder(ctx, plataforma, params.finalidade, body.versao_do_texto),
  );
  rota(app, e.revogar, (ctx, { params }) => revogar(ctx, plataforma, params.finalidade));
}
