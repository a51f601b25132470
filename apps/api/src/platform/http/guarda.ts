import type { Canal, Endpoint } from '@dominio/contrato/endpoint';
import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { cabeNaVisita, recusaNaVisita } from '@dominio/contrato/visita';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ator, pode } from '../acesso/ator.ts';
import type { Contexto, ContextoPublico } from '../contexto.ts';
import { Recusa } from '../erros.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    canal?: Canal;
  }
  interface FastifyRequest {
    ator: Ator | null;
    contexto(): Contexto | ContextoPublico;
  }
  interface FastifyInstance {
    /** Every route of the contract, in the order of registration. */
    endpoints: Endpoint[];
    /** Every WebSocket of the contract. */
    canais: Canal[];
    /**
     * The person who may use a call or a channel, by what they show for it.
     *
     * @throws Recusa as the guard does: 401, 409 or 403.
     */
    autorizar(oQue: Endpoint | Canal, credencial: Credencial): Promise<Ator>;
  }
}

/**
 * What somebody is known by: a token, with `bilhete` a ticket of the live feed as well, or the
 * session of a channel that they opened before.
 */
export type Credencial =
  | { readonly token: string; readonly bilhete: boolean }
  | { readonly sessaoId: string };

/** Finds the person of a credential, as they are now, or null. */
export type Autenticador = (credencial: Credencial) => Promise<Ator | null>;

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
  app.decorate('canais', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    const endpoint = config?.endpoint;
    const canal = config?.canal;
    // The preflight of CORS, which reads nothing.
    if (method === 'OPTIONS' && url === '*') return;
    if (!endpoint && !canal && !FORA_DO_CONTRATO.some((padrao) => padrao.test(url))) {
      throw new Error(`A rota ${String(method)} ${url} não declara acesso.`);
    }
    if (endpoint && method === endpoint.method) app.endpoints.push(endpoint);
    if (canal && method === 'GET') app.canais.push(canal);
  });
}

/**
 * @throws Recusa 409 while a temporary password must be replaced or a required second factor set
 *   up.
 */
function exigirContaEmOrdem(ator: Ator, endpoint: Endpoint | Canal): void {
  if (ator.senhaProvisoria && !endpoint.comSenhaProvisoria) {
    throw new Recusa('TROCA_DE_SENHA_OBRIGATORIA');
  }
  if (ator.faltaSegundoFator && !endpoint.semSegundoFator) {
    throw new Recusa('SEGUNDO_FATOR_OBRIGATORIO');
  }
}

/** Whether 'Ver como' may use it: a channel is the live feed of the person alone. */
const naVisita = (oQue: Endpoint | Canal) =>
  'method' in oQue ? cabeNaVisita(oQue) : oQue.naVisita === true;

/**
 * Checks every route's declared access: 401 without a valid session; 409 while a temporary password
 * must be replaced or a required second factor set up, and for calls that 'Ver como' may not make;
 * 403 without the permission. Access to records is checked by the services. Registered after the
 * security headers, so that a refusal carries them too.
 */
export function registrarGuarda(app: FastifyInstance, autenticar: Autenticador): void {
  app.decorateRequest('ator', null);
  const identificar = async (credencial: Credencial) => {
    const ator = await autenticar(credencial);
    if (!ator) throw naoAutenticado(TEXTOS_DA_SESSAO.sessaoExpirada);
    return ator;
  };
  const exigirAcesso = (oQue: Endpoint | Canal, ator: Ator) => {
    if (ator.visita) {
      if (!naVisita(oQue)) {
        throw new Recusa('SOMENTE_LEITURA', { detail: recusaNaVisita(ator.nome) });
      }
    } else exigirContaEmOrdem(ator, oQue);
    const { acesso } = oQue;
    if ('soAdministradores' in oQue && !ator.administrador) {
      const message = oQue.soAdministradores;
      throw new Recusa('SEM_PERMISSAO', { detail: message, extras: { success: false, message } });
    }
    if (acesso !== 'publico' && acesso !== 'sessao' && !pode(ator, acesso)) {
      app.log.info({ usuario: ator.usuarioId, acesso }, 'sem permissão');
      throw new Recusa('SEM_PERMISSAO');
    }
  };
  app.decorate('autorizar', async (oQue: Endpoint | Canal, credencial: Credencial) => {
    const ator = await identificar(credencial);
    exigirAcesso(oQue, ator);
    return ator;
  });
  app.addHook('onRequest', async (req) => {
    const { endpoint, canal } = req.routeOptions.config;
    const oQue = endpoint ?? canal;
    // The session of a channel comes with its first message.
    if (!oQue || (canal && req.ws)) return;
    const comSessao = endpoint?.sessaoOpcional && req.headers.authorization;
    if (oQue.acesso === 'publico' && !comSessao) return;
    const fluxo = endpoint?.tipo === 'text/event-stream';
    const token = tokenDe(req, fluxo);
    if (token === null) throw naoAutenticado(TEXTOS_DA_SESSAO.tokenNaoEncontrado);
    // Known before anything is refused: the audit log says whose call it was.
    req.ator = await identificar({ token, bilhete: fluxo });
    exigirAcesso(oQue, req.ator);
  });
}
