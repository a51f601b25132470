import { checklistEndpoints as e } from '@dominio/contrato/checklist';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './checklist.service.ts';

export function registrarRotasDoChecklist(app: FastifyInstance): void {
  rota(app, e.ler, (ctx, { params }) => servico.lerChecklist(ctx, params.id));
  rota(app, e.mudar, (ctx, { params, body }) =>
    servico.mudarItem(ctx, params.id, params.item_id, body),
  );
  rota(app, e.solicitar, (ctx, { params, body }) => servico.pedirAoCliente(ctx, params.id, body));
}
