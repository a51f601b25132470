import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { medir } from './gerador.ts';

const pedidos: string[] = [];
const conexoes = new Set<unknown>();
const servidor = http.createServer((pedido, resposta) => {
  conexoes.add(pedido.socket);
  pedidos.push(`${pedido.method} ${pedido.url} ${pedido.headers.authorization ?? '-'}`);
  if (pedido.url === '/corte') return void pedido.socket.destroy();
  resposta.statusCode = pedido.url === '/falha' ? 500 : 200;
  setTimeout(() => resposta.end('feito'), 5);
});
let base: URL;

beforeAll(async () => {
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  base = new URL(`http://127.0.0.1:${(servidor.address() as AddressInfo).port}`);
});
afterAll(() => {
  servidor.close();
});

test('the load generator makes as many calls as asked, in turn, over as many connections as allowed', async () => {
  const { voltas, vazao } = await medir(
    base,
    [
      { caminho: '/a', token: 't' },
      { caminho: '/b', corpo: { x: 1 } },
    ],
    { conexoes: 3, chamadas: 30 },
  );
  expect(voltas).toHaveLength(30);
  expect(pedidos.filter((pedido) => pedido === 'GET /a Bearer t')).toHaveLength(15);
  expect(pedidos.filter((pedido) => pedido === 'POST /b -')).toHaveLength(15);
  expect(conexoes.size).toBe(3);
  expect(Math.min(...voltas)).toBeGreaterThanOrEqual(4);
  expect(vazao).toBeLessThan(3 * 250);
});

test('the load generator ends when the time is over', async () => {
  const inicio = performance.now();
  const { voltas } = await medir(base, [{ caminho: '/a' }], { conexoes: 2, ms: 100 });
  expect(performance.now() - inicio).toBeLessThan(1_000);
  expect(voltas.length).toBeGreaterThan(2);
});

test('the connections of the load generator make different calls at the same moment', async () => {
  const quatro = ['/1', '/2', '/3', '/4'].map((caminho) => ({ caminho }));
  await medir(base, quatro, { conexoes: 4, chamadas: 4 });
  const feitos = pedidos.filter((pedido) => /\d -$/.test(pedido)).toSorted();
  expect(feitos).toEqual(['GET /1 -', 'GET /2 -', 'GET /3 -', 'GET /4 -']);
});

test('the load generator makes no more calls than asked with more connections than calls', async () => {
  const { voltas } = await medir(base, [{ caminho: '/a' }], { conexoes: 5, chamadas: 2 });
  expect(voltas).toHaveLength(2);
});

test('the load generator refuses to measure an answer that is not 2xx', async () => {
  await expect(medir(base, [{ caminho: '/falha' }], { conexoes: 1, chamadas: 3 })).rejects.toThrow(
    '/falha respondeu 500',
  );
});

test('the load generator refuses to measure a server that does not answer', async () => {
  const fechado = new URL('http://127.0.0.1:9');
  await expect(medir(fechado, [{ caminho: '/a' }], { conexoes: 1, chamadas: 3 })).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test.each([{ ms: 200 }, { chamadas: 3 }])(
  'the load generator refuses to measure a connection closed before its answer, within %j',
  async (limite) => {
    await expect(medir(base, [{ caminho: '/corte' }], { conexoes: 1, ...limite })).rejects.toThrow(
      'sem resposta',
    );
  },
);
