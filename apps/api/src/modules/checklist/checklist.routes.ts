import { pendenciasEndpoints as p } from '@dominio/contrato/area-cliente-pendencias';
import { checklistEndpoints as e } from '@dominio/contrato/checklist';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import * as servico from './checklist.service.ts';
import * as pendencias from './pendencias.service.ts';

/** Each request is an e-mail to a client: 10 a minute per person. */
const RITMO_DOS_PEDIDOS = { maximo: 10, janelaMs: 60_000 };

/** Each answer is told to whoever asked: 30 a minute per person. */
const RITMO_DAS_RESPOSTAS = { maximo: 30, janelaMs: 60_000 };

export function registrarRotasDoChecklist(app: FastifyInstance): void {
  const ritmo = criarRitmo(RITMO_DOS_PEDIDOS);
  rota(app, e.ler, (ctx, { params }) => servico.lerChecklist(ctx, params.id));
  rota(app, e.pendencias, (ctx, { query }) => servico.lerPendenciasDoCadastro(ctx, query.clientes));
  rota(app, e.mudar, (ctx, { params, body }) =>
    servico.mudarItem(ctx, params.id, params.item_id, body),
  );
  rota(app, e.solicitar, (ctx, { params, body }) =>
    servico.pedirAoCliente(ctx, ritmo, params.id, body),
  );
  const ritmoDasRespostas = criarRitmo(RITMO_DAS_RESPOSTAS);
  rota(app, p.listar, (ctx) => pendencias.lerPendencias(ctx));
  rota(app, p.responder, (ctx, { params, body }) =>
    pendencias.responderPendencia(ctx, ritmoDasRespostas, params.id, body),
  );
  rota(app, p.retirar, (ctx, { params }) => pendencias.retirarResposta(ctx, params.id));
}
