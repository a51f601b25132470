import { minutaEndpoints as e } from '@dominio/contrato/contratos-minuta';
import type { FastifyInstance } from 'fastify';
import { rota, rotaBruta } from '../../../platform/http/rota.ts';
import { criarRitmo } from '../../../platform/ritmo.ts';
import { gerarMinuta, guardarMinuta, preverMinuta } from './minuta.service.ts';

/** Minutes are made one after another. */
const RITMO_DAS_MINUTAS = { maximo: 30, janelaMs: 60_000 };

export function registrarRotasDaMinuta(app: FastifyInstance): void {
  const ritmo = criarRitmo(RITMO_DAS_MINUTAS);
  rota(app, e.previa, (ctx, { params, query }) =>
    preverMinuta(ctx, ritmo, params.id, query.modelo_id),
  );
  rota(app, e.guardar, (ctx, { params, body }) =>
    guardarMinuta(ctx, { ritmo, arquivos: app.plataforma.arquivos }, params.id, body.modelo_id),
  );
  rotaBruta(app, e.gerar, async (ctx, { params, body }, _req, reply) => {
    const minuta = await gerarMinuta(ctx, ritmo, params.id, body.modelo_id);
    return reply
      .type('application/pdf')
      .header('content-disposition', minuta.disposicao)
      .send(minuta.bytes);
  });
}
