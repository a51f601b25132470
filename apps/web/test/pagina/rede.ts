import type { Endpoint, Pedido, Retorno } from '@dominio/contrato/endpoint';
import { type CodigoDeErro, ERROS, RespostaDeErro } from '@dominio/contrato/erros';
import { getResponse, type HttpHandler, HttpResponse, http, type PathParams } from 'msw';
import type { z } from 'zod';
import { baseDaApi } from '../../src/lib/api-client.ts';
import { anotarProblema } from './vigia.ts';

type Resposta<E extends Endpoint> = Retorno<E> | Response;
type Atender<E extends Endpoint> = (
  pedido: Pedido<E> & { request: Request },
) => Resposta<E> | Promise<Resposta<E>>;

/** What the page asked of one endpoint, in order, as the contract reads it. */
export interface Chamadas<E extends Endpoint> {
  readonly pedidos: readonly Pedido<E>[];
}

const buscarDeVerdade = globalThis.fetch;
let doTeste: HttpHandler[] = [];
let daMoldura: HttpHandler[] = [];
let pedidosFeitos: Request[] = [];
/** Which test it is, counted. */
let vez = 0;
/** Those of them that were answered, or failed. */
const acabadosJa = new WeakSet<Request>();
/** Sessions of this test, and of those that are over: what still comes of the latter is nobody's. */
const abertas = new Set<string>();
const encerradas = new Set<string>();

const metodos = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;
const nomeDe = ({ method, path }: Endpoint) => `${method} ${path}`;

const queixas = ({ issues }: z.core.$ZodError) =>
  issues.map(({ path, message }) => `${path.join('.') || '(tudo)'}: ${message}`).join('; ');

/** Repeated parameters are a list, as the server reads them. */
const consultaDe = ({ searchParams }: URL) =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((nome) => {
      const valores = searchParams.getAll(nome);
      return [nome, valores.length > 1 ? valores : valores[0]];
    }),
  );

async function corpoDe(request: Request, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.arquivo !== undefined) return request.formData();
  const texto = await request.text();
  return texto === '' ? undefined : JSON.parse(texto);
}

/** One part of a request as its schema reads it. @throws where the contract does not accept it. */
function lerParte(endpoint: Endpoint, parte: 'params' | 'query' | 'body', valor: unknown): unknown {
  const esquema = endpoint[parte];
  if (!esquema) return parte === 'body' ? valor : undefined;
  const lido = esquema.safeParse(valor);
  if (lido.success) return lido.data;
  throw new Error(`a página pediu o que o contrato não aceita em ${parte}: ${queixas(lido.error)}`);
}

/** @throws where the contract does not let the server answer so. */
function montarResposta(endpoint: Endpoint, valor: unknown): Response {
  if (valor instanceof Response) return valor;
  const { status = 200, cabecalhos: headers, response } = endpoint;
  if (!response) throw new Error('o contrato não tem JSON nesta resposta: responda com `Response`');
  const lido = response.safeParse(valor);
  if (lido.success) return HttpResponse.json(lido.data as never, { status, headers });
  throw new Error(`o teste respondeu o que o contrato não permite: ${queixas(lido.error)}`);
}

function criarHandler<E extends Endpoint>(
  endpoint: E,
  atender: Atender<E>,
  pedidos: Pedido<E>[],
  once: boolean,
): HttpHandler {
  const caminho = baseDaApi() + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const minhaVez = vez;
  const responderA = async ({ request, params }: { request: Request; params: PathParams }) => {
    // `/times/buscar` is no `/times/{id}`: whoever answers that one is asked next.
    if (endpoint.params && !endpoint.params.safeParse(params).success) return undefined;
    try {
      const pedido = {
        params: lerParte(endpoint, 'params', params),
        query: lerParte(endpoint, 'query', consultaDe(new URL(request.url))),
        body: lerParte(endpoint, 'body', await corpoDe(request.clone(), endpoint)),
      } as Pedido<E>;
      // The test may have ended while the body was read.
      if (vez !== minhaVez) return nunca();
      pedidos.push(pedido);
      return montarResposta(endpoint, await atender({ ...pedido, request })) as never;
    } catch (erro) {
      anotarProblema(`${nomeDe(endpoint)}: ${erro instanceof Error ? erro.message : erro}`);
      return HttpResponse.error();
    }
  };
  return metodos[endpoint.method](caminho, responderA, { once });
}

/**
 * Answers an endpoint in this test, from now on; what was answered last stands first. Requests are
 * read and answers checked by the contract's schemas: what does not fit fails the test.
 *
 * @param atender the answer, or what makes it of the request; `recusar(…)` and `semRede()` are answers too.
 * @param opcoes.umaVez the next request alone; later ones go to whoever answered before.
 * @param opcoes.seNinguem only where nobody else answers, whether before or after.
 * @returns what the page asked.
 */
export function responder<E extends Endpoint>(
  endpoint: E,
  atender: NoInfer<Resposta<E> | Atender<E>>,
  { umaVez = false, seNinguem = false } = {},
): Chamadas<E> {
  const pedidos: Pedido<E>[] = [];
  const fazer = typeof atender === 'function' ? (atender as Atender<E>) : () => atender;
  const novo = criarHandler(endpoint, fazer, pedidos, umaVez);
  doTeste = seNinguem ? [...doTeste, novo] : [novo, ...doTeste];
  return { pedidos };
}

/**
 * What has been asked of an endpoint by this very moment, before anybody reads or answers it: to say
 * that something was not asked yet, or is no more.
 */
export function feitos({ method, path, params }: Endpoint): readonly Request[] {
  const caminho = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return pedidosFeitos.filter((pedido) => {
    const partes = pedido.method === method && caminho.exec(new URL(pedido.url).pathname);
    // `/times/buscar` is no `/times/{id}`.
    return partes && (!params || params.safeParse(partes.groups).success);
  });
}

/** How many of them have had their answer by now, or failed for want of one. */
export const acabados = (endpoint: Endpoint): number =>
  feitos(endpoint).filter((pedido) => acabadosJa.has(pedido)).length;

/** What the frame of every page asks, behind whatever the test itself answers. */
export function responderPelaMoldura<E extends Endpoint>(
  endpoint: E,
  atender: NoInfer<Atender<E>>,
): void {
  daMoldura = [criarHandler(endpoint, atender, [], false), ...daMoldura];
}

/**
 * Holds back the answers of an endpoint until they are let go; whoever answers it answers then. What
 * was asked in between is asked all the same.
 */
export function segurar(endpoint: Endpoint): { soltar: () => void; readonly presas: number } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let presas = 0;
  const caminho = baseDaApi() + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const esperar = async () => {
    presas += 1;
    await promise;
    return undefined;
  };
  doTeste = [metodos[endpoint.method](caminho, esperar), ...doTeste];
  return {
    soltar: resolve,
    get presas() {
      return presas;
    },
  };
}

/** A refusal as the server words it (decisoes.md §5). */
export function recusar(
  codigo: CodigoDeErro,
  detail: string = ERROS[codigo].detail,
  extras: Partial<z.input<typeof RespostaDeErro>> = {},
  headers: HeadersInit = {},
): Response {
  const { status } = ERROS[codigo];
  const corpo = RespostaDeErro.parse({ detail, codigo, request_id: 'teste', ...extras });
  return HttpResponse.json(corpo, { status, headers });
}

/** The network failed: there is no answer. */
export const semRede = (): Response => HttpResponse.error();

const nunca = () => new Promise<never>(() => undefined);

/** As soon as the caller gives the request up, it is rejected as the browser does. */
const aoDesistir = (signal: AbortSignal) =>
  new Promise<never>((_, rejeitar) => {
    const desistir = () => rejeitar(signal.reason);
    if (signal.aborted) desistir();
    else signal.addEventListener('abort', desistir, { once: true });
  });

const tokenDe = ({ headers }: Request) => headers.get('Authorization')?.replace('Bearer ', '');

/** Whether it was asked in the session of a test that is over. */
const deAntes = (request: Request) => encerradas.has(tokenDe(request) ?? '');

async function atenderPedido(request: Request): Promise<Response> {
  if (deAntes(request)) return nunca();
  const token = tokenDe(request);
  if (token !== undefined) abertas.add(token);
  const resposta = await getResponse([...doTeste, ...daMoldura], request);
  if (!resposta) {
    const { pathname, search } = new URL(request.url);
    anotarProblema(`Ninguém responde a ${request.method} ${pathname}${search} neste teste.`);
  }
  if (!resposta || resposta.type === 'error') throw new TypeError('Failed to fetch');
  return resposta;
}

/** Once per document: what is asked of the API is answered by the test, all else by the network. */
export function instalarRede(): void {
  globalThis.fetch = async (alvo, init) => {
    const url = new URL(alvo instanceof Request ? alvo.url : alvo, location.href);
    if (url.origin !== baseDaApi()) return buscarDeVerdade(alvo, init);
    const request = new Request(alvo, init);
    if (!deAntes(request)) pedidosFeitos.push(request);
    const resposta = Promise.race([atenderPedido(request), aoDesistir(request.signal)]);
    return resposta.finally(() => acabadosJa.add(request));
  };
}

/** Nobody answers anything any more, and whatever comes with a token of this test is left hanging. */
export function encerrarRede(token: string | null): void {
  for (const aberta of abertas) encerradas.add(aberta);
  abertas.clear();
  if (token !== null) encerradas.add(token);
  doTeste = [];
  daMoldura = [];
  pedidosFeitos = [];
  vez += 1;
}
