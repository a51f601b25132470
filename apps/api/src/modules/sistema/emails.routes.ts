import { sistemaEndpoints } from '@dominio/contrato/sistema';
import type { FastifyInstance } from 'fastify';
import { rotaBruta } from '../../platform/http/rota.ts';
import { POLITICA_DA_PAGINA } from './emails.presenter.ts';
import { verEmails } from './emails.service.ts';

export function registrarRotaDosEmails(app: FastifyInstance): void {
  const { demo } = app.plataforma.config;
  rotaBruta(app, sistemaEndpoints.emails, async (ctx, _pedido, _req, reply) => {
    const pagina = await verEmails(ctx, demo);
    return reply
      .header('content-security-policy', POLITICA_DA_PAGINA)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pagina);
  });
}
