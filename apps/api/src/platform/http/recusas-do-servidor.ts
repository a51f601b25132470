import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERROS, type RespostaDeErro } from '@dominio/contrato/erros';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { responderErro } from './erros-http.ts';
import { cabecalhosFixos } from './seguranca.ts';

/** The status for each complaint of Node's parser; any other is a 400. */
const LINHA_DE_STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * How long a request may take to arrive, headers and body, and how often that is looked at: whoever
 * sends slower than a picture of 5 MB in this time is cut within half a minute.
 */
const PRAZO_DO_PEDIDO_MS = 29_000;
const CONFERIR_A_CADA_MS = 500;

interface Opcoes {
  readonly https: boolean;
  readonly log: FastifyBaseLogger;
}

/**
 * Refusals that come before any route, hence before every hook: an address that cannot be decoded
 * or routed, bytes that are not HTTP, and a request that takes too long to arrive. They carry the
 * same envelope and security headers as every other.
 */
export function recusasDoServidor({ https, log }: Opcoes) {
  const cabecalhos = cabecalhosFixos(https);
  return {
    requestTimeout: PRAZO_DO_PEDIDO_MS,
    http: {
      headersTimeout: PRAZO_DO_PEDIDO_MS,
      connectionsCheckingInterval: CONFERIR_A_CADA_MS,
    },
    frameworkErrors(erro: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
      req.log.info({ codigo: erro.code }, 'endereço ilegível');
      reply.headers(cabecalhos);
      responderErro(erro, req, reply);
    },
    clientErrorHandler(erro: Error & { code?: string }, socket: Socket): void {
      if (erro.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const requestId = randomUUID();
      log.info({ codigo: erro.code, reqId: requestId }, 'pedido ilegível');
      const corpo: RespostaDeErro = {
        detail: ERROS.REQUISICAO_INVALIDA.detail,
        codigo: 'REQUISICAO_INVALIDA',
        request_id: requestId,
      };
      const texto = JSON.stringify(corpo);
      const linhas = [
        `HTTP/1.1 ${LINHA_DE_STATUS[erro.code ?? ''] ?? '400 Bad Request'}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(texto)}`,
        'connection: close',
        ...Object.entries(cabecalhos).map(([nome, valor]) => `${nome}: ${valor}`),
      ];
      socket.end(`${linhas.join('\r\n')}\r\n\r\n${texto}`, () => socket.destroy());
    },
  };
}
