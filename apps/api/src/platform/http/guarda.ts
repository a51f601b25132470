import type { Endpoint } from '@dominio/contrato/endpoint';
import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { cabeNaVisita, recusaNaVisita } from '@dominio/contrato/visita';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ator, pode } from '../acesso/ator.ts';
import type { Contexto, ContextoPublico } from '../contexto.ts';
import { Recusa } from '../erros.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    ator: Ator | null;
    contexto(): Contexto | ContextoPublico;
  }
  interface FastifyInstance {
    /** Every route of the contract, in the order of registration. */
    endpoints: Endpoint[];
  }
}

/**
 * Finds the person of a token, as they are now, or null. With `bilhete`, tickets of the live feed
 * are accepted too.
 */
export type Autenticador = (token: string, opcoes: { bilhete: boolean }) => Promise<Ator | null>;

/** Routes of libraries and of the built page, no calls; they are public by decisoes.md §5. */
const FORA_DO_CONTRATO = [/^\/docs(\/|$)/, /^\/assets(\/|$)/, /^\/(sw\.js|manifest\.webmanifest)$/];

const naoAutenticado = (detail: string) =>
  new Recusa('NAO_AUTENTICADO', { detail, headers: { 'www-authenticate': 'Bearer' } });

/** The token of a request. The live feed has it in the query: `EventSource` has no headers. */
function tokenDe(req: FastifyRequest, fluxo: boolean): string | null {
  const [esquema, token] = (req.headers.authorization ?? '').split(' ', 2);
  if (esquema?.toLowerCase() === 'bearer' && token) return token;
  const { token: daQuery } = req.query as { token?: unknown };
  return fluxo && typeof daQuery === 'string' && daQuery !== '' ? daQuery : null;
}

/**
 * Denies by default (seguranca.md P11): a route that declares no access stops the start. Registered
 * before every plugin, to see the routes that they register.
 */
export function exigirAcessoDeclarado(app: FastifyInstance): void {
  app.decorate('endpoints', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    const endpoint = config?.endpoint;
    // The preflight of CORS, which reads nothing.
    if (method === 'OPTIONS' && url === '*') return;
    if (!endpoint && !FORA_DO_CONTRATO.some((padrao) => padrao.test(url))) {
      throw new Error(`A rota ${String(method)} ${url} não declara acesso.`);
    }
    if (endpoint && method === endpoint.method) app.endpoints.push(endpoint);
  });
}

/**
 * @throws Recusa 409 while a temporary password must be replaced or a required second factor set
 *   up.
 */
function exigirContaEmOrdem(ator: Ator, endpoint: Endpoint): void {
  if (ator.senhaProvisoria && !endpoint.comSenhaProvisoria) {
    throw new Recusa('TROCA_DE_SENHA_OBRIGATORIA');
  }
  if (ator.faltaSegundoFator && !endpoint.semSegundoFator) {
    throw new Recusa('SEGUNDO_FATOR_OBRIGATORIO');
  }
}

/**
 * Checks every route's declared access: 401 without a valid session; 409 while a temporary password
 * must be replaced or a required second factor set up, and for calls that 'Ver como' may not make;
 * 403 without the permission. Access to records is checked by the services. Registered after the
 * security headers, so that a refusal carries them too.
 */
export function registrarGuarda(app: FastifyInstance, autenticar: Autenticador): void {
  app.decorateRequest('ator', null);
  app.addHook('onRequest', async (req) => {
    const endpoint = req.routeOptions.config.endpoint;
    if (!endpoint || endpoint.acesso === 'publico') return;
    const fluxo = endpoint.tipo === 'text/event-stream';
    const token = tokenDe(req, fluxo);
    if (token === null) throw naoAutenticado(TEXTOS_DA_SESSAO.tokenNaoEncontrado);
    req.ator = await autenticar(token, { bilhete: fluxo });
    if (!req.ator) throw naoAutenticado(TEXTOS_DA_SESSAO.sessaoExpirada);
    if (req.ator.visita) {
      if (!cabeNaVisita(endpoint)) {
        throw new Recusa('SOMENTE_LEITURA', {
          detail: recusaNaVisita(req.ator.nome),
        });
      }
    } else exigirContaEmOrdem(req.ator, endpoint);
    if (endpoint.acesso !== 'sessao' && !pode(req.ator, endpoint.acesso)) {
      req.log.info({ usuario: req.ator.usuarioId, acesso: endpoint.acesso }, 'sem permissão');
      throw new Recusa('SEM_PERMISSAO');
    }
  });
}
