import { pushEndpoints as e } from '@dominio/contrato/push';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { enviarAgora } from './envio.service.ts';

export function registrarRotasDeEnvioDePush(app: FastifyInstance): void {
  const { plataforma } = app;
  const contar = criarRitmo({ maximo: 60, janelaMs: 60_000 });
  for (const [endpoint, tipo] of [
    [e.enviarParaUsuario, undefined],
    [e.enviar, undefined],
    [e.testar, 'test'],
    [e.doSistema, 'system'],
    [e.daAgenda, 'agenda'],
    [e.dosContratos, 'contratos'],
    [e.daIa, 'ia'],
  ] as const) {
    rota(app, endpoint, (ctx, { body }) => {
      contar(ctx.ator.usuarioId, ctx.agora());
      return enviarAgora(ctx, plataforma, body, tipo);
    });
  }
}
