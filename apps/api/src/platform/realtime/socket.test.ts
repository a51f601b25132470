import { once } from 'node:events';
import type { Socket } from 'node:net';
import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrirLeitorMudo, abrirLeitorWs } from '../../../test/leitor-ws.ts';
import { abrirSaidaDoSocket } from './socket.ts';

const app = Fastify();
await app.register(fastifyWebsocket);
let aberto = Promise.withResolvers<{ socket: WebSocket; rede: Socket }>();
app.get('/', { websocket: true }, (socket, req) =>
  aberto.resolve({ socket, rede: req.raw.socket }),
);
const url = await app.listen({ host: '127.0.0.1', port: 0 });

afterEach(async () => {
  vi.restoreAllMocks();
  for (const socket of app.websocketServer.clients) socket.terminate();
  aberto = Promise.withResolvers();
});

async function doServidor() {
  const { socket, rede } = await aberto.promise;
  return { socket, saida: abrirSaidaDoSocket(socket, rede) };
}

/** Moves the clock by which answers are missed. */
function avancarRelogio(ms: number): void {
  const agora = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(agora + ms);
}

const batida = { type: 'heartbeat', timestamp: 1_700_000_000 } as const;

describe('NO-25: a beat of a channel', () => {
  it('is a heartbeat with the position, a message that pings, and a ping of the protocol', async () => {
    const leitor = await abrirLeitorWs(url);
    const { socket, saida } = await doServidor();
    const respondida = once(socket, 'pong');
    saida.escrever(batida, 41);
    await leitor.esperar((m) => m.type === 'heartbeat');
    expect(leitor.mensagens()).toEqual([
      { type: 'ping', timestamp: batida.timestamp },
      { id: 41, ...batida },
    ]);
    await respondida;
    avancarRelogio(30_000);
    saida.escrever(batida);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  it('finds a reader gone that has not answered the one before', async () => {
    const mudo = await abrirLeitorMudo(`${url}/`, {});
    const { socket, saida } = await doServidor();
    saida.escrever(batida);
    saida.escrever(batida);
    expect(socket.readyState).toBe(socket.OPEN);
    avancarRelogio(30_000);
    const fechou = once(socket, 'close');
    saida.escrever(batida);
    await fechou;
    mudo.destroy();
  });
});

it('a reader that answers no closing is cut off a second later', async () => {
  const mudo = await abrirLeitorMudo(`${url}/`, {});
  const { socket, saida } = await doServidor();
  const fechou = new Promise<void>((resolver) => saida.aoFechar(resolver));
  saida.encerrar({ type: 'command', action: 'reconnect', timestamp: 1 });
  expect(socket.readyState).toBe(socket.CLOSING);
  await fechou;
  saida.aoFechar(() => mudo.destroy());
  expect(mudo.destroyed).toBe(true);
});
