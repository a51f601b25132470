import { createHash } from 'node:crypto';
import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** `'sha256-…'` of every inline script of a page, for its Content-Security-Policy. */
export function hashesDosScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, corpo = '']) => `'sha256-${createHash('sha256').update(corpo).digest('base64')}'`,
  );
}

interface Opcoes {
  readonly scriptsDaPagina: readonly string[];
  readonly origensCors: readonly string[];
  readonly https: boolean;
}

const HSTS_SEGUNDOS = 31_536_000;
const PERMISSOES_DA_PAGINA = 'camera=(), geolocation=(), microphone=(), payment=()';

/** Security headers for refusals that are sent before any plugin runs. */
export const cabecalhosFixos = (https: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSOES_DA_PAGINA,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  ...(https && { 'strict-transport-security': `max-age=${HSTS_SEGUNDOS}` }),
});

/** Security headers on every answer, errors included (seguranca.md P28–P30). */
export async function registrarSeguranca(
  app: FastifyInstance,
  { scriptsDaPagina, origensCors, https }: Opcoes,
): Promise<void> {
  // Built once: the plugin of the framework builds the same headers anew for every request.
  const proteger = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptsDaPagina],
        // Component libraries position elements by inline styles; scripts are what the policy must
        // stop.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: HSTS_SEGUNDOS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', (req, reply, pronto) => {
    proteger(req.raw, reply.raw, (erro) => pronto(erro as Error | undefined));
  });
  app.addHook('onSend', async (_req, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', PERMISSOES_DA_PAGINA);
  });
  await app.register(fastifyCors, {
    origin: [...origensCors],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    maxAge: 600,
  });
}
