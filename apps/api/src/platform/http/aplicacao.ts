import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Recusa } from '../erros.ts';

/** Where `npm start` builds the web application. */
const PASTA = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** The built page, or null before the first build: the API then runs without it. */
export function lerPagina(pasta = PASTA): string | null {
  const caminho = join(pasta, 'index.html');
  return existsSync(caminho) ? readFileSync(caminho, 'utf8') : null;
}

/**
 * Files of the build that are served at the root, with their type. Browsers must ask for them again
 * each time.
 */
const DA_RAIZ = {
  'sw.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
} as const;

const leSemToken = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !headers.authorization;

/** Whether a request is a navigation, which wants a page and has no token (decisoes.md §5). */
const ehNavegacao = (req: FastifyRequest) =>
  leSemToken(req) && (req.headers.accept ?? '').includes('text/html');

/**
 * Whether a program that takes anything, as curl does, asks for a page: not for a file, since a
 * picture or script that is missing must not be answered with one.
 */
const pedePagina = (req: FastifyRequest) =>
  leSemToken(req) && req.headers.accept === '*/*' && !/^[^?]*\.[^/?]*(\?|$)/.test(req.url);

const enviarPagina = (reply: FastifyReply, pagina: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pagina);

/** Paths that are both a call and a page (decisoes.md §5). */
const CHAMADAS_E_PAGINAS: readonly (string | undefined)[] = ['/times'];

/** Answers navigations to a path that is also a call with the page. Registered before the guard. */
export function servirPaginasQueSaoChamadas(app: FastifyInstance, pagina: string | null): void {
  if (pagina === null) return;
  app.addHook('onRequest', async (req, reply) => {
    if (!CHAMADAS_E_PAGINAS.includes(req.routeOptions.url) || !ehNavegacao(req)) return;
    return enviarPagina(reply, pagina);
  });
}

/**
 * Serves the built application: files with a hash in their name are cached for ever; the page, its
 * worker and manifest never; the page answers whoever wants or takes it at a path that is no call.
 * Any other unknown path is a JSON 404.
 */
export async function registrarAplicacao(
  app: FastifyInstance,
  pagina: string | null,
  pasta = PASTA,
): Promise<void> {
  if (pagina !== null) {
    await app.register(fastifyStatic, {
      root: join(pasta, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    });
    for (const [nome, tipo] of Object.entries(DA_RAIZ)) {
      const caminho = join(pasta, nome);
      if (!existsSync(caminho)) continue;
      // Read once, as the page is, since the files belong to one build.
      const arquivo = readFileSync(caminho);
      app.get(`/${nome}`, (_req, reply) =>
        reply.type(tipo).header('cache-control', 'no-cache').send(arquivo),
      );
    }
  }
  app.setNotFoundHandler((req, reply) => {
    const querPagina = ehNavegacao(req) || pedePagina(req);
    if (pagina === null || !querPagina || /^\/(api|auth|assets)\//.test(req.url)) {
      throw new Recusa('ROTA_INEXISTENTE');
    }
    return enviarPagina(reply, pagina);
  });
}
