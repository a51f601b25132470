import type { Endpoint, Envio, Resposta } from '@dominio/contrato/endpoint';
import { RespostaDeErro } from '@dominio/contrato/erros';
import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { avisar } from './avisar.ts';
import { resolverBase } from './base-da-api.ts';
import { ErroDaApi } from './erro-da-api.ts';
import { anunciarEscrita } from './escritas.ts';
import { lerToken, limparSessao } from './sessao-storage.ts';
import { visitaAtual } from './visita.ts';

export const TEXTOS_DO_CLIENTE = {
  semToken: 'Token de autenticação não encontrado',
  semConexao: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  http: (status: number, statusText: string) => `Erro HTTP: ${status} ${statusText}`.trim(),
} as const;

export interface Opcoes {
  signal?: AbortSignal;
  /** Lets the call go on when the page is closed before its answer. */
  keepalive?: boolean;
  /**
   * Bearer to use instead of the session's, for a call made after the session has ended in this
   * tab, and for one that is public and says more to whoever has a session.
   */
  token?: string;
  /** Makes a retried write happen once (decisoes.md §5). */
  chaveDeRepeticao?: string;
}

type Argumentos<E extends Endpoint> =
  Record<never, never> extends Envio<E>
    ? [envio?: Envio<E>, opcoes?: Opcoes]
    : [envio: Envio<E>, opcoes?: Opcoes];

/** Origin of the API, without a trailing slash. */
export const baseDaApi = (): string =>
  resolverBase({
    pagina: location,
    servidaPelaApi: import.meta.env.PROD && !import.meta.env.VITE_API_DE_PRODUCAO,
    apiDeProducao: String(import.meta.env.VITE_API_DE_PRODUCAO ?? ''),
  });

type Valores = Record<string, unknown>;

/** The path of a call, with its parameters in place. */
export const caminhoDe = ({ path }: Pick<Endpoint, 'path'>, params: Valores = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, nome: string) => encodeURIComponent(String(params[nome])));

/** Query string: lists repeat the parameter, missing values stay out. */
function montarConsulta(query: Valores = {}): string {
  const pares = Object.entries(query).flatMap(([nome, valor]) =>
    (Array.isArray(valor) ? valor : [valor])
      .filter((item) => item !== undefined && item !== null)
      .map((item) => [nome, String(item)]),
  );
  return pares.length > 0 ? `?${new URLSearchParams(pares)}` : '';
}

/** The answer's JSON when it is an object, whatever its status; `{}` otherwise. */
async function corpoDoErro(resposta: Response): Promise<Valores> {
  try {
    const corpo: unknown = await resposta.json();
    return typeof corpo === 'object' && corpo !== null ? { ...corpo } : {};
  } catch {
    return {};
  }
}

/** The administration service alone has its calls outside `/api` and `/auth` (specification part 2 §7). */
const daAdministracao = (caminho: string) => !/^\/(api|auth)\//.test(caminho);

/**
 * Ends the session and says so. Whoever reads has nowhere to show it, for their page goes with the
 * session: the administration's sentence is a toast then (specification part 2 §8).
 */
function encerrarSessao(caminho: string, metodo: string | undefined): void {
  limparSessao('expirada');
  if (daAdministracao(caminho) && (metodo ?? 'GET') === 'GET') {
    avisar.info({ titulo: TEXTOS_DA_SESSAO.sessaoExpiradaNaAdministracao });
  }
}

async function recusar(
  resposta: Response,
  caminho: string,
  metodo: string | undefined,
  tokenEnviado: string | null,
): Promise<never> {
  const { status, statusText } = resposta;
  const corpo = await corpoDoErro(resposta);
  const lida = RespostaDeErro.partial().safeParse(corpo).data ?? {};
  const codigo = lida.codigo ?? 'SEM_CODIGO';
  if (tokenEnviado !== null && (status === 401 || status === 403)) {
    // A late refusal of an earlier session must not end the one that began since.
    if (lerToken() === tokenEnviado) encerrarSessao(caminho, metodo);
    const detail = daAdministracao(caminho)
      ? TEXTOS_DA_SESSAO.sessaoExpiradaNaAdministracao
      : TEXTOS_DA_SESSAO.sessaoExpirada;
    throw new ErroDaApi({ status, codigo, detail, corpo });
  }
  const detail = lida.detail || TEXTOS_DO_CLIENTE.http(status, statusText);
  const doServidor = Boolean(lida.detail);
  const esperaMs = Number(resposta.headers.get('Retry-After')) * 1000 || undefined;
  throw new ErroDaApi({
    status,
    codigo,
    detail,
    campos: lida.campos,
    corpo,
    doServidor,
    soStatus: !doServidor,
    esperaMs,
  });
}

async function enviar(
  caminho: string,
  init: RequestInit,
  autenticada: boolean,
  proprio?: string,
): Promise<Response> {
  const token = autenticada ? (proprio ?? lerToken()) : null;
  if (autenticada && token === null) {
    throw new ErroDaApi({ status: 401, codigo: 'SEM_TOKEN', detail: TEXTOS_DO_CLIENTE.semToken });
  }
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const resposta = await fetch(baseDaApi() + caminho, { ...init, headers }).catch((cause) => {
    if (init.signal?.aborted) throw cause;
    const detail = TEXTOS_DO_CLIENTE.semConexao;
    throw new ErroDaApi({ status: 0, codigo: 'SEM_CONEXAO', detail, cause });
  });
  return resposta.ok ? resposta : recusar(resposta, caminho, init.method, token);
}

/** The answer to one call of the contract. */
async function pedir(endpoint: Endpoint, envio: unknown, opcoes: Opcoes): Promise<Response> {
  if (visitaAtual) (await import('./caber-na-visita.ts')).exigirQueCaiba(endpoint);
  const { params, query, body } = (envio ?? {}) as Valores & { params?: Valores; query?: Valores };
  const headers = new Headers({ Accept: endpoint.tipo ?? 'application/json' });
  const formulario = body instanceof FormData;
  if (body !== undefined && !formulario) headers.set('Content-Type', 'application/json');
  if (opcoes.chaveDeRepeticao) headers.set('Idempotency-Key', opcoes.chaveDeRepeticao);
  const caminho = caminhoDe(endpoint, params);
  const resposta = await enviar(
    caminho + montarConsulta(query),
    {
      method: endpoint.method,
      headers,
      body:
        formulario || body === undefined ? (body as FormData | undefined) : JSON.stringify(body),
      signal: opcoes.signal,
      keepalive: opcoes.keepalive,
    },
    endpoint.acesso !== 'publico' || opcoes.token !== undefined,
    opcoes.token,
  );
  if (endpoint.method !== 'GET') anunciarEscrita(caminho, body);
  return resposta;
}

/**
 * Makes one call of the contract (specification part 1 §7): bearer token unless the endpoint is
 * public, JSON unless the body is form data. In 'Ver como' a call that a visit may not make is
 * refused before it is sent. A 401 or 403 on an authenticated call clears the session.
 *
 * @throws ErroDaApi with the server's sentence, else 'Erro HTTP: {status} {statusText}'; at the end
 *   of the session with 'Sessão expirada' (specification part 1 §8, part 2 §8).
 */
export async function chamar<E extends Endpoint>(
  endpoint: E,
  ...[envio, opcoes = {}]: Argumentos<E>
): Promise<Resposta<E>> {
  const texto = await (await pedir(endpoint, envio, opcoes)).text();
  return (texto === '' ? undefined : JSON.parse(texto)) as Resposta<E>;
}

/** Makes one call of the contract whose answer is a file. Same errors as `chamar`. */
export async function chamarArquivo<E extends Endpoint>(
  endpoint: E,
  ...[envio, opcoes = {}]: Argumentos<E>
): Promise<Blob> {
  return (await pedir(endpoint, envio, opcoes)).blob();
}

/** Fetches a file that only the session may read, such as a picture. Same errors as `chamar`. */
export async function buscarBlob(caminho: string, opcoes: Opcoes = {}): Promise<Blob> {
  const resposta = await enviar(caminho, { signal: opcoes.signal }, true);
  return resposta.blob();
}
