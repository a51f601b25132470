import { pushEndpoints as e } from '@dominio/contrato/push';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../platform/contexto.ts';
import { rota, rotaBruta } from '../../platform/http/rota.ts';
import { agenteDe } from '../sessoes/abertura.service.ts';
import { scriptDaChave } from './chaves.service.ts';
import * as service from './dispositivos-push.service.ts';
import { guardarSemDono, inscrever } from './inscricao.service.ts';

export function registrarRotasDeDispositivosPush(app: FastifyInstance): void {
  const { plataforma } = app;
  rotaBruta(app, e.chave, async ({ db }, _pedido, _req, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await scriptDaChave(db, plataforma)),
  );
  rota(app, e.inscrever, (ctx, { body }, req) => {
    const agente = agenteDe(req.headers['user-agent']);
    // The guard has found the person of the session, where there is one.
    return req.ator
      ? inscrever(req.contexto() as Contexto, plataforma, body, agente)
      : guardarSemDono(ctx, plataforma, body, agente);
  });
  rota(app, e.dispositivos, (ctx) => service.listarDispositivos(ctx));
  rota(app, e.removerDispositivo, (ctx, { params }) => service.removerDispositivo(ctx, params.id));
}
