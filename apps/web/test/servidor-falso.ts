import { vi } from 'vitest';

export interface PedidoRecebido {
  metodo: string;
  url: URL;
  cabecalhos: Headers;
  corpo: unknown;
  init: RequestInit;
}

type Atender = (pedido: PedidoRecebido) => Response | Promise<Response>;

export const json = (corpo: unknown, status = 200, statusText = '') =>
  new Response(JSON.stringify(corpo), { status, statusText });

/** A refusal as the server words it (decisoes.md §5). */
export const recusa = (status: number, codigo: string, detail: string, extras = {}) =>
  json({ detail, codigo, request_id: 'r-1', ...extras }, status);

/**
 * The network of a test: answers by `MÉTODO /caminho`, and a list of what was asked. An address
 * nobody answers for is a test that is wrong, and says so.
 */
export function montarServidor(rotas: Record<string, Atender>) {
  const recebidos: PedidoRecebido[] = [];
  const buscar = async (endereco: string | URL, init: RequestInit = {}) => {
    const url = new URL(endereco);
    const metodo = init.method ?? 'GET';
    const corpo = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const pedido = { metodo, url, cabecalhos: new Headers(init.headers), corpo, init };
    recebidos.push(pedido);
    const atender = rotas[`${metodo} ${url.pathname}`];
    if (!atender) throw new Error(`Ninguém atende ${metodo} ${url.pathname} neste teste.`);
    return atender(pedido);
  };
  vi.stubGlobal('fetch', vi.fn(buscar));
  const quantos = (rota: string) =>
    recebidos.filter(({ metodo, url }) => `${metodo} ${url.pathname}` === rota).length;
  return { recebidos, quantos, rotas };
}

/** A server that cannot be reached. */
export const semRede = (): Promise<never> => Promise.reject(new TypeError('fetch failed'));
