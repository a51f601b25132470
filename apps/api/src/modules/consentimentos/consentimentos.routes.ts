import { consentimentosEndpoints as e } from '@dominio/contrato/consentimentos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { praticasDe } from '../../platform/praticas.ts';
import { conceder, lerConsentimentos, revogar } from './consentimentos.service.ts';

export function registrarRotasDosConsentimentos(app: FastifyInstance): void {
  const meios = { praticas: praticasDe(app.modulos), plataforma: app.plataforma };
  rota(app, e.listar, (ctx) => lerConsentimentos(ctx, meios));
  rota(app, e.conceder, (ctx, { params, body }) =>
    conceder(ctx, meios, params.finalidade, body.versao_do_texto),
  );
  rota(app, e.revogar, (ctx, { params }) => revogar(ctx, meios, params.finalidade));
}
