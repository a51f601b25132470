import { FECHAMENTO, LIMITES_DO_CANAL } from '@dominio/contrato/canal-ao-vivo';
import type { Canal } from '@dominio/contrato/endpoint';
import { RespostaDeErro } from '@dominio/contrato/erros';
import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Recusa } from '../erros.ts';
import { fecharSocket } from '../realtime/socket.ts';
import { caminhoDoFastify } from './rota.ts';
import { analisar } from './validacao.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Origins of other sites whose pages may open channels. */
    origensDosCanais: ReadonlySet<string>;
  }
}

/**
 * Lets the server be asked for WebSockets. Those open when it closes are told to connect anew, also
 * the ones whose first message has not come.
 */
export async function registrarCanais(
  app: FastifyInstance,
  { origensCors, urlPublica }: { origensCors: readonly string[]; urlPublica: string },
): Promise<void> {
  app.decorate('origensDosCanais', new Set([...origensCors, new URL(urlPublica).origin]));
  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: LIMITES_DO_CANAL.mensagem,
      // A window per connection costs more memory than short messages save.
      perMessageDeflate: false,
    },
    // What a reader does wrong closes its channel, by the library; a connection that breaks is no
    // error.
    errorHandler: (erro, socket, req) => {
      if (!('code' in erro)) req.log.error({ err: erro }, 'falha em um canal');
      fecharSocket(socket, FECHAMENTO.reinicio);
    },
    preClose(pronto) {
      app.plataforma.aoVivo.despedir();
      for (const socket of app.websocketServer.clients) {
        fecharSocket(socket, FECHAMENTO.reinicio);
      }
      app.websocketServer.close();
      pronto();
    },
  });
}

/**
 * Browsers let pages of any site open a WebSocket, so what CORS is for calls is checked here. A
 * program that is no browser sends no origin.
 *
 * @throws Recusa for a page of another site.
 */
function exigirOrigem(req: FastifyRequest): void {
  const { origin } = req.headers;
  if (origin === undefined || req.server.origensDosCanais.has(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === req.host) return;
  throw new Recusa('SEM_PERMISSAO', { detail: 'Esta página não pode abrir o fluxo ao vivo.' });
}

/**
 * Binds a channel of the contract to what handles it. The guard lets the upgrade through, whose
 * session comes with the first message: `atender` asks `app.autorizar`.
 */
export function canal<const C extends Canal>(
  app: FastifyInstance,
  definicao: C,
  atender: (socket: WebSocket, req: FastifyRequest, params: z.output<C['params']>) => void,
): void {
  const { params, path, resumo } = definicao;
  const lerParams = (req: FastifyRequest) =>
    analisar({ params }, { params: req.params, query: {}, body: {} }).params as z.output<
      C['params']
    >;
  app.route({
    method: 'GET',
    url: caminhoDoFastify(path),
    config: { canal: definicao },
    schema: {
      summary: resumo,
      tags: [path.split('/')[2] ?? 'geral'],
      params,
      response: { '4xx': RespostaDeErro },
    },
    preValidation: async (req) => {
      if (req.ws) exigirOrigem(req);
      lerParams(req);
    },
    handler: () => {
      throw new Recusa('REQUISICAO_INVALIDA', {
        detail: 'Este endereço só atende por WebSocket.',
        headers: { upgrade: 'websocket' },
      });
    },
    wsHandler: (socket, req) => atender(socket, req, lerParams(req)),
  });
}
