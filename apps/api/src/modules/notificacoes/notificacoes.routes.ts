import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints as acoes } from '@dominio/contrato/notificacoes-acoes';
import type { FastifyInstance } from 'fastify';
import { rota, rotaBruta } from '../../platform/http/rota.ts';
import { abrirSse, ultimoEvento } from '../../platform/realtime/sse.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { acompanhar, ligarFluxo } from './fluxo.service.ts';
import { ligarAvisos } from './ligar-avisos.service.ts';
import { listarDoUsuario, listarImportantes } from './lista.service.ts';
import * as servico from './notificacoes.service.ts';
import * as remocao from './remover-notificacoes.ts';
import { adiar } from './soneca.service.ts';

/**
 * A browser asks for one at each connection: twelve a minute while it cannot connect. Each is a row,
 * kept for a day.
 */
const RITMO_DOS_BILHETES = { maximo: 120, janelaMs: 60_000 };

export function registrarRotasDeNotificacoes(app: FastifyInstance): void {
  const { aoVivo } = app.plataforma;
  const contarBilhete = criarRitmo(RITMO_DOS_BILHETES);
  ligarFluxo(app.plataforma);
  ligarAvisos(
    app.plataforma,
    app.modulos.flatMap(({ avisos = [] }) => avisos),
  );
  // Ends the open streams, which would keep the server from closing.
  app.addHook('preClose', async () => aoVivo.despedir());

  rota(app, notificacoesEndpoints.naoLidas, (ctx) => servico.listarNaoLidas(ctx));
  rota(app, notificacoesEndpoints.doUsuario, (ctx, { params, query }) =>
    listarDoUsuario(ctx, params.userId, query),
  );
  rota(app, notificacoesEndpoints.marcarLida, (ctx, { params }) =>
    servico.marcarLida(ctx, params.id),
  );
  rota(app, notificacoesEndpoints.marcarTodas, (ctx) => servico.marcarTodas(ctx));
  rota(app, acoes.importantes, (ctx, { params, query }) =>
    listarImportantes(ctx, params.id, query.limit),
  );
  rota(app, acoes.alternarImportante, (ctx, { params }) =>
    servico.alternarImportante(ctx, params.id),
  );
  rota(app, acoes.adiar, (ctx, { params, body }) => adiar(ctx, params.id, body.ate));
  rota(app, acoes.remover, (ctx, { params }) => remocao.remover(ctx, params.id));
  rota(app, acoes.removerDoUsuario, (ctx, { params }) => remocao.removerDoUsuario(ctx, params.id));
  rota(app, acoes.limpar, (ctx, { query }) =>
    remocao.limpar(ctx, { manterImportantes: query.manter_importantes ?? false }),
  );
  rota(app, acoes.restaurar, (ctx, { body }) => remocao.restaurar(ctx, body.removida_em));
  rota(app, notificacoesEndpoints.bilhete, (ctx) => {
    contarBilhete(ctx.ator.usuarioId, ctx.agora());
    return servico.emitirBilhete(ctx);
  });
  rotaBruta(app, notificacoesEndpoints.fluxo, (ctx, { params, query }, req, reply) =>
    acompanhar(
      ctx,
      aoVivo,
      { usuarioId: params.userId, desde: ultimoEvento(req) ?? query.desde },
      () => abrirSse(reply),
    ),
  );
}
