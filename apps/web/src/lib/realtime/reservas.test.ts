import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fonte } from './fonte.ts';
import {
  abrirFontePorFetch,
  abrirFontePorSocket,
  criarLeitorDeEventos,
  enderecoDoCanal,
} from './reservas.ts';

const FLUXO = [
  'retry: 5000\n\n',
  ': heartbeat\nid: 41\ndata: {"type":"heartbeat"}\n\n',
  'data: uma\r\ndata: duas\r\nid:42\r\n\r\n',
  'event: x\rdata:  com espaço\r\r',
  'id: 43\n\n',
  'data\n\n',
  'data: sem fim\n',
].join('');

const EVENTOS = [
  { data: '{"type":"heartbeat"}', lastEventId: '41' },
  { data: 'uma\nduas', lastEventId: '42' },
  { data: ' com espaço', lastEventId: '42' },
  { data: '', lastEventId: '43' },
];

describe('event stream', () => {
  it('is read into its events, with comments, three kinds of line end and ids that stay', () => {
    expect(criarLeitorDeEventos()(FLUXO)).toEqual(EVENTOS);
  });

  it('gives the same events wherever the network cuts it', () => {
    const cortes = fc.array(fc.nat(FLUXO.length), { maxLength: 12 });
    fc.assert(
      fc.property(cortes, (lista) => {
        const ler = criarLeitorDeEventos();
        const pontos = [0, ...lista.toSorted((a, b) => a - b), FLUXO.length];
        const lidos = pontos.slice(1).flatMap((fim, i) => ler(FLUXO.slice(pontos[i], fim)));
        expect(lidos).toEqual(EVENTOS);
      }),
    );
  });
});

/** What comes of a stream, in order. */
function anotar(fonte: Fonte) {
  const visto: string[] = [];
  fonte.onopen = () => visto.push('abriu');
  fonte.onmessage = ({ data, lastEventId }) => visto.push(`${lastEventId}:${data}`);
  fonte.onerror = () => visto.push('falhou');
  return { fonte, visto };
}

describe('stream by fetch', () => {
  afterEach(() => vi.unstubAllGlobals());

  function montarFluxo(status = 200) {
    let enviar: (texto: string) => void = () => undefined;
    let encerrar = () => undefined as unknown;
    const corpo = new ReadableStream<Uint8Array>({
      start(controle) {
        enviar = (texto) => controle.enqueue(new TextEncoder().encode(texto));
        encerrar = () => controle.close();
      },
    });
    const buscar = vi.fn(async (_endereco: string, _init: RequestInit) => {
      return new Response(corpo, { status });
    });
    vi.stubGlobal('fetch', buscar);
    return { buscar, enviar: (texto: string) => enviar(texto), encerrar: () => encerrar() };
  }

  const seguir = () => anotar(abrirFontePorFetch('http://localhost/sse', 'sessao'));

  it('NO-38: asks for an event stream, with the session in the header', async () => {
    const { buscar } = montarFluxo();
    abrirFontePorFetch('http://localhost/sse', 'sessao');
    const [endereco, init] = buscar.mock.calls[0] ?? [];
    expect(endereco).toBe('http://localhost/sse');
    expect(init?.headers).toEqual({
      Accept: 'text/event-stream',
      Authorization: 'Bearer sessao',
    });
  });

  it('opens, hands events over and reports its end', async () => {
    const { enviar, encerrar } = montarFluxo();
    const { visto } = seguir();
    await vi.waitFor(() => expect(visto).toEqual(['abriu']));
    enviar('id: 7\ndata: olá\n\n');
    await vi.waitFor(() => expect(visto).toEqual(['abriu', '7:olá']));
    encerrar();
    await vi.waitFor(() => expect(visto).toEqual(['abriu', '7:olá', 'falhou']));
  });

  it('fails on a refusal', async () => {
    montarFluxo(401);
    const { visto } = seguir();
    await vi.waitFor(() => expect(visto).toEqual(['falhou']));
  });

  it('says nothing more once closed', async () => {
    const { enviar, encerrar } = montarFluxo();
    const { fonte, visto } = seguir();
    await vi.waitFor(() => expect(visto).toEqual(['abriu']));
    fonte.close();
    enviar('data: tarde\n\n');
    encerrar();
    await new Promise((resolver) => setTimeout(resolver, 20));
    expect(visto).toEqual(['abriu']);
  });
});

describe('NO-39: stream by WebSocket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Takes the place of the browser's: the test is the server. */
  class SocketFalso extends EventTarget {
    static ultimo: SocketFalso;
    readonly ditos: unknown[] = [];
    fechado = false;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      SocketFalso.ultimo = this;
    }
    send(texto: string): void {
      this.ditos.push(JSON.parse(texto));
    }
    close(): void {
      this.fechado = true;
    }
    abrir = () => this.dispatchEvent(new Event('open'));
    cair = () => this.dispatchEvent(new Event('close'));
    dizer = (mensagem: object) =>
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(mensagem) }));
  }

  function montar({ desde }: { desde: number | undefined } = { desde: 41 }) {
    vi.stubGlobal('WebSocket', SocketFalso);
    const fonte = abrirFontePorSocket('ws://localhost/ws/7', { token: 'bilhete', desde });
    return { socket: SocketFalso.ultimo, ...anotar(fonte) };
  }
  const batida = { id: 42, type: 'heartbeat', timestamp: 1 };

  it('says first who reads and from where, and is open when the server answers', () => {
    const { socket, visto } = montar();
    socket.abrir();
    expect(socket.ditos).toEqual([{ type: 'auth', token: 'bilhete', desde: 41 }]);
    expect(visto).toEqual([]);
    socket.dizer(batida);
    expect(visto).toEqual(['abriu', `42:${JSON.stringify(batida)}`]);
  });

  it('says that it reads from nowhere by saying nothing of it', () => {
    const { socket } = montar({ desde: undefined });
    socket.abrir();
    expect(socket.ditos).toEqual([{ type: 'auth', token: 'bilhete' }]);
  });

  it('hands over what moves no position without one', () => {
    const { socket, visto } = montar();
    const mudou = { type: 'notification_updated', timestamp: 1, data: { id: 9, lida: true } };
    socket.dizer(mudou);
    expect(visto.at(-1)).toBe(`:${JSON.stringify(mudou)}`);
  });

  it('NO-25: pings every 30 s once it is open', () => {
    const { socket } = montar();
    socket.abrir();
    vi.advanceTimersByTime(30_000);
    socket.dizer(batida);
    vi.advanceTimersByTime(60_000);
    expect(socket.ditos.slice(1)).toEqual([{ type: 'ping' }, { type: 'ping' }]);
  });

  it('reports its end once, and says nothing more', () => {
    const { socket, visto } = montar();
    socket.abrir();
    socket.cair();
    socket.cair();
    socket.dizer(batida);
    vi.advanceTimersByTime(60_000);
    expect(visto).toEqual(['falhou']);
    expect(socket.ditos).toHaveLength(1);
  });

  it('says nothing more once closed', () => {
    const { socket, fonte, visto } = montar();
    fonte.close();
    socket.abrir();
    socket.dizer(batida);
    socket.cair();
    expect([visto, socket.ditos, socket.fechado]).toEqual([[], [], true]);
  });

  it('is found where the API is', () => {
    vi.stubGlobal('location', new URL('https://dominio.demo/inicio'));
    expect(enderecoDoCanal(7)).toMatch(/^wss?:\/\/[^/]+\/api\/websocket\/ws\/7$/);
  });
});
