import { notificacoesEnvioEndpoints as endpoints } from '@dominio/contrato/notificacoes-envio';
import type { FastifyInstance } from 'fastify';
import { umaVez } from '../../../platform/http/idempotencia.ts';
import { rota } from '../../../platform/http/rota.ts';
import * as servico from './envios.service.ts';

export function registrarRotasDosEnvios(app: FastifyInstance): void {
  rota(app, endpoints.enviar, (ctx, { body }, req) =>
    umaVez(ctx, req, (ctx) => servico.enviar(ctx, body)),
  );
  rota(app, endpoints.enviarSimples, (ctx, { body }, req) =>
    umaVez(ctx, req, async (ctx) => {
      const { success, message, lote_id } = await servico.enviar(ctx, body);
      return { success, message, lote_id };
    }),
  );
  rota(app, endpoints.contar, (ctx, { body }) => servico.contarDestinatarios(ctx, body));
  rota(app, endpoints.guardar, (ctx, { body }, req) =>
    umaVez(ctx, req, (ctx) => servico.guardarParaSi(ctx, body)),
  );
  rota(app, endpoints.listar, (ctx, { query }) => servico.listarEnvios(ctx, query));
  rota(app, endpoints.cancelar, (ctx, { params }) => servico.cancelarEnvio(ctx, params.id));
}
