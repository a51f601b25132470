import { checklistEndpoints as e } from '@dominio/contrato/checklist';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import * as servico from './checklist.service.ts';

/** Each request is an e-mail to a client: 10 a minute per person. */
const RITMO_DOS_PEDIDOS = { maximo: 10, janelaMs: 60_000 };

export function registrarRotasDoChecklist(app: FastifyInstance): void {
  const ritmo = criarRitmo(RITMO_DOS_PEDIDOS);
  rota(app, e.ler, (ctx, { params }) => servico.lerChecklist(ctx, params.id));
  rota(app, e.mudar, (ctx, { params, body }) =>
    servico.mudarItem(ctx, params.id, params.item_id, body),
  );
  rota(app, e.solicitar, (ctx, { params, body }) =>
    servico.pedirAoCliente(ctx, ritmo, params.id, body),
  );
}
