import { sistemaEndpoints } from '@dominio/contrato/sistema';
import type { FastifyInstance } from 'fastify';
import { rotaBruta } from '../../platform/http/rota.ts';
import { POLITICA_DA_PAGINA } from './emails.presenter.ts';
import { verEmails } from './emails.service.ts';

export function registrarRotaDosEmails(app: FastifyInstance): void {
  const { config } = app.plataforma;
  rotaBruta(app, sistemaEndpoints.emails, async (ctx, _pedido, req, reply) => {
    // The header itself: behind a proxy `req.host` may be what the browser wrote into another one.
    const pagina = await verEmails(ctx, config, req.headers.host);
    return reply
      .header('content-security-policy', POLITICA_DA_PAGINA)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pagina);
  });
}
