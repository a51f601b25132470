import {
  correcoesDoClienteEndpoints as doCliente,
  correcoesEndpoints as e,
} from '@dominio/contrato/correcoes';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { desfazerResposta } from './desfazer.service.ts';
import { correcoesDoCliente, proporCorrecao, retirarCorrecao } from './propostas.service.ts';
import { correcoesARever, decidirCorrecao } from './revisao.service.ts';

/** Enough for somebody who goes through the whole register; each tells people of the staff. */
const RITMO_DAS_PROPOSTAS = { maximo: 60, janelaMs: 3_600_000 };

export function registrarRotasDasCorrecoes(app: FastifyInstance): void {
  const contar = criarRitmo(RITMO_DAS_PROPOSTAS);
  rota(app, doCliente.listar, (ctx) => correcoesDoCliente(ctx));
  rota(app, doCliente.propor, (ctx, { body }) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    return proporCorrecao(ctx, body);
  });
  rota(app, doCliente.retirar, (ctx, { params }) => retirarCorrecao(ctx, params.id));
  rota(app, e.listar, (ctx, { query }) => correcoesARever(ctx, query.cliente_id));
  rota(app, e.decidir, (ctx, { params, body }) => decidirCorrecao(ctx, params.id, body));
  rota(app, e.desfazer, (ctx, { params, body }) =>
    desfazerResposta(ctx, params.id, body.resposta_id),
  );
}
