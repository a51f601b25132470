import type { Endpoint, Pedido, Retorno } from '@dominio/contrato/endpoint';
import { RespostaDeErro } from '@dominio/contrato/erros';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { semAtos } from '../acesso/visita.ts';
import type { Contexto, ContextoPublico } from '../contexto.ts';
import { aceitarArquivo } from './arquivo-enviado.ts';
import { analisar } from './validacao.ts';

type ContextoDe<E extends Endpoint> = E['acesso'] extends 'publico' ? ContextoPublico : Contexto;

/** The path `/usuarios/{id}` in Fastify's notation: `/usuarios/:id`. */
export const caminhoDoFastify = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

function opcoes(endpoint: Endpoint) {
  const {
    params,
    query,
    body,
    arquivo,
    camposDoArquivo,
    response,
    tipo,
    status = 200,
    resumo,
    path,
  } = endpoint;
  return {
    method: endpoint.method,
    url: caminhoDoFastify(path),
    config: { endpoint },
    schema: {
      summary: resumo,
      tags: [path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? 'geral'],
      ...(endpoint.acesso !== 'publico' && { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      // Only documentation: the handler reads the form itself.
      ...(arquivo && {
        consumes: ['multipart/form-data'],
        body: z.object({ [arquivo]: z.file(), ...camposDoArquivo?.shape }),
      }),
      ...(tipo && { produces: [tipo] }),
      response: { ...(response && { [status]: response }), '4xx': RespostaDeErro },
    },
  };
}

/** Registers a route; only one that takes a file reads forms. */
function registrar(app: FastifyInstance, endpoint: Endpoint, rota: RouteOptions): void {
  if (endpoint.arquivo === undefined) app.route(rota);
  else {
    void app.register((escopo, _opcoes, pronto) => {
      aceitarArquivo(escopo, endpoint.tamanhoDoArquivo);
      escopo.route(rota);
      pronto();
    });
  }
}

/** The sections of a request, parsed by the endpoint's schemas. */
function pedidoDe<E extends Endpoint>(endpoint: E, req: FastifyRequest): Pedido<E> {
  const { params, query, body } = req;
  return analisar(endpoint, { params, query, body }) as unknown as Pedido<E>;
}

/**
 * Binds an endpoint of the contract to one service call. Access is checked by the guard before the
 * body is read; the answer is serialized by the contract's schema, so that an undeclared field
 * never leaves the server.
 */
export function rota<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  atender: (
    ctx: ContextoDe<E>,
    pedido: Pedido<E>,
    req: FastifyRequest,
  ) => Promise<Retorno<E>> | Retorno<E>,
): void {
  registrar(app, endpoint, {
    ...opcoes(endpoint),
    handler: async (req, reply) => {
      const pedido = pedidoDe(endpoint, req);
      reply.status(endpoint.status ?? 200);
      const ctx = req.contexto() as ContextoDe<E>;
      const resposta = await atender(ctx, pedido, req);
      if (endpoint.cabecalhos) reply.headers(endpoint.cabecalhos);
      return ctx.ator?.visita ? semAtos(resposta) : resposta;
    },
  });
}

/** Binds an endpoint whose answer is no JSON: a picture, a page, a stream. The handler replies. */
export function rotaBruta<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  atender: (
    ctx: ContextoDe<E>,
    pedido: Pedido<E>,
    req: FastifyRequest,
    reply: FastifyReply,
  ) => unknown,
): void {
  registrar(app, endpoint, {
    ...opcoes(endpoint),
    handler: (req, reply) =>
      atender(req.contexto() as ContextoDe<E>, pedidoDe(endpoint, req), req, reply),
  });
}
