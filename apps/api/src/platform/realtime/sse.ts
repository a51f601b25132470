import type { ServerResponse } from 'node:http';
import { type MensagemAoVivo, TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAXIMO_PENDENTE, PRAZO_DA_DESPEDIDA_MS, type Saida, SINAL_DE_VIDA_MS } from './saida.ts';
import { inodeDe } from './sumidos.ts';

/** Position from which a reader reconnects, by `Last-Event-ID`; undefined when it sends none. */
export function ultimoEvento(req: FastifyRequest): number | undefined {
  const id = Number(req.headers['last-event-id']);
  return Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}

/** A message as an event of the stream; with an `id` only where a reader may resume from it. */
function quadroDe(mensagem: MensagemAoVivo, posicao?: number): string {
  const id = posicao === undefined ? '' : `id: ${posicao}\n`;
  const comentario = mensagem.type === 'heartbeat' ? ': heartbeat\n' : '';
  return `${comentario}${id}data: ${JSON.stringify(mensagem)}\n\n`;
}

function saidaSobre(resposta: ServerResponse): Saida {
  return {
    inode: inodeDe(resposta.socket),
    escrever(mensagem, posicao) {
      if (resposta.destroyed || resposta.writableEnded) return;
      resposta.write(quadroDe(mensagem, posicao));
      if (resposta.writableLength > MAXIMO_PENDENTE) resposta.destroy();
    },
    encerrar(ultima) {
      if (resposta.destroyed || resposta.writableEnded) return;
      resposta.end(ultima && quadroDe(ultima));
      const forcar = setTimeout(() => resposta.destroy(), PRAZO_DA_DESPEDIDA_MS).unref();
      resposta.once('close', () => clearTimeout(forcar));
    },
    cortar: () => resposta.destroy(),
    aoFechar(avisar) {
      if (resposta.destroyed) avisar();
      else resposta.once('close', avisar);
    },
  };
}

/**
 * Takes the reply over and opens an event stream on it, with the headers that the server's hooks
 * have set (CORS, security).
 */
export function abrirSse(reply: FastifyReply): Saida {
  const { raw: resposta } = reply;
  reply.hijack();
  // A reader that disconnects in the middle of a write is no error.
  resposta.on('error', () => undefined);
  resposta.socket?.setTimeout(0);
  resposta.socket?.setKeepAlive(true, SINAL_DE_VIDA_MS);
  resposta.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string | string[]>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // A connection that is kept after its stream has ended would hold the stop of the server up.
    connection: 'close',
  });
  if (reply.request.method === 'HEAD') resposta.end();
  else resposta.write(`retry: ${TEMPOS_DO_FLUXO.reconectar}\n\n`);
  return saidaSobre(resposta);
}
