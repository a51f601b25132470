import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrirFonte, abrirFontePorFetch, criarLeitorDeEventos } from './fonte.ts';

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

  function seguir(endereco = 'http://localhost/sse') {
    const visto: string[] = [];
    const fonte = abrirFontePorFetch(endereco);
    fonte.onopen = () => visto.push('abriu');
    fonte.onmessage = ({ data, lastEventId }) => visto.push(`${lastEventId}:${data}`);
    fonte.onerror = () => visto.push('falhou');
    return { fonte, visto };
  }

  it('is used where the browser has no EventSource', async () => {
    vi.stubGlobal('EventSource', undefined);
    const { buscar } = montarFluxo();
    abrirFonte('http://localhost/sse');
    const [, init] = buscar.mock.calls[0] ?? [];
    expect(init?.headers).toEqual({ Accept: 'text/event-stream' });
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
