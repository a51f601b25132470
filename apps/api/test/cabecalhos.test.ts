import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { hashesDosScripts } from '../src/platform/http/seguranca.ts';
import { montarApp } from './build-app.ts';
import { dentroDe } from './disputa.ts';

const { app, escutar } = await montarApp({ config: { origensCors: ['https://parceiro.demo'] } });
const endereco = escutar();

describe('every answer', () => {
  test.each([
    ['a good one', '/health'],
    ['a refusal', '/auth/me'],
    ['an unknown address', '/nada'],
  ])('carries the security headers: %s', async (_caso, url) => {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    });
    const politica = String(headers['content-security-policy']);
    expect(politica).toContain("default-src 'none'");
    expect(/script-src ([^;]*)/.exec(politica)?.[1]).not.toMatch(/unsafe|\*|http/);
  });

  test('has the request’s id, which a refusal repeats in its body', async () => {
    const resposta = await app.inject({ url: '/auth/me' });
    expect(resposta.json().request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

/**
 * What a socket receives for raw bytes, until the server closes it.
 *
 * @param pinga what is sent after them again and again, like a request that never ends.
 */
async function pedirCru(bytes: string, pinga?: string) {
  const { hostname, port } = new URL(await endereco);
  const socket = connect(Number(port), hostname);
  let texto = '';
  socket.setEncoding('utf8').on('data', (pedaco) => {
    texto += pedaco;
  });
  socket.on('error', () => undefined).write(bytes);
  const goteira = pinga && setInterval(() => socket.write(pinga), 50);
  await once(socket, 'close');
  clearInterval(goteira || undefined);
  const [cabeca = '', corpo = ''] = texto.split('\r\n\r\n');
  const [linha = '', ...linhas] = cabeca.split('\r\n');
  const headers = Object.fromEntries(
    linhas.map((cabecalho) => {
      const [nome = '', ...valor] = cabecalho.split(': ');
      return [nome.toLowerCase(), valor.join(': ')];
    }),
  );
  return { status: Number(linha.split(' ')[1]), headers, corpo: JSON.parse(corpo) };
}

describe('a request that reaches no route is refused in the envelope, with the security headers:', () => {
  const get = (caminho: string, resto = '') =>
    `GET ${caminho} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${resto}\r\n`;

  test.each([
    ['an address that cannot be decoded', get('/%'), 400],
    ['one under /api', get('/api/%zz'), 400],
    ['an over-long parameter', get(`/auth/validate-reset-token/${'x'.repeat(2000)}`), 400],
    ['what is not HTTP', 'olá\r\n\r\n', 400],
    ['headers past the limit', get('/health', `X-Longo: ${'x'.repeat(20_000)}\r\n`), 431],
  ])('%s', async (_caso, bytes, esperado) => {
    const { status, headers, corpo } = await pedirCru(bytes);
    expect(status).toBe(esperado);
    expect(corpo).toEqual({
      detail: 'A requisição não pôde ser lida.',
      codigo: 'REQUISICAO_INVALIDA',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });
});

describe('a request that is not whole within 30 s is refused and its connection closed:', () => {
  const PRAZO_MS = 30_000;
  const post = (rota: string, tipo: string, corpo: string) =>
    `POST ${rota} HTTP/1.1\r\nHost: x\r\nContent-Type: ${tipo}\r\nContent-Length: 9999\r\n\r\n${corpo}`;

  test.each([
    ['headers that trickle', 'GET /health HTTP/1.1\r\nHost: x\r\nX-Lento: '],
    ['a body that trickles', post('/auth/forgot-password', 'application/json', '{')],
    ['a body that stops', post('/auth/forgot-password', 'application/json', '{'), ''],
  ])('%s', async (_caso, bytes, pinga = ' ') => {
    await endereco;
    const { requestTimeout, headersTimeout } = app.server;
    // As late as it may come after a deadline that is too short to wait for.
    const atraso = PRAZO_MS - Math.max(requestTimeout, headersTimeout);
    try {
      Object.assign(app.server, { requestTimeout: 500, headersTimeout: 500 });
      const { status, headers, corpo } = await dentroDe(500 + atraso, () => pedirCru(bytes, pinga));
      expect([status, corpo.codigo]).toEqual([408, 'REQUISICAO_INVALIDA']);
      expect(headers.connection).toBe('close');
    } finally {
      Object.assign(app.server, { requestTimeout, headersTimeout });
    }
  });
});

describe('an empty body of type JSON counts as absent', () => {
  const semCorpo = (url: string) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' } });

  test('so a call that needs fields names them as missing', async () => {
    const resposta = await semCorpo('/auth/login');
    expect([resposta.statusCode, resposta.json().detail]).toEqual([422, 'Informe o e-mail.']);
  });

  test('keys that poison prototypes are dropped all the same, and broken JSON is refused', async () => {
    const enviar = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/auth/forgot-password',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await enviar('{"__proto__": {"email": "a@b.demo"}}')).statusCode).toBe(422);
    expect((await enviar('{"email": ')).statusCode).toBe(400);
  });
});

describe('a call from another origin', () => {
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/agendamentos',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('is allowed from the listed one, without credentials', async () => {
    const { headers } = await preflight('https://parceiro.demo');
    expect(headers['access-control-allow-origin']).toBe('https://parceiro.demo');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each(['https://outro.demo', 'null', 'https://parceiro.demo.mal.demo'])(
    'is not allowed from any other: %s',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

test('the policy allows an inline script by the hash of its text; a script with src needs none', () => {
  const html = '<script>a()</script><script type="module" src="/x.js"></script>';
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(hashesDosScripts(html)).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
});

test('the reference at /docs is served, as OpenAPI 3.1', async () => {
  expect((await app.inject({ url: '/docs' })).statusCode).toBeLessThan(400);
  const { openapi, info } = (await app.inject({ url: '/docs/json' })).json();
  expect([openapi, info.title]).toEqual(['3.1.0', 'Domínio']);
});

test('the reference at /docs keeps to the policy it is sent with, which lets in nothing from elsewhere', async () => {
  const { headers, body } = await app.inject({ url: '/docs' });
  const cabecalho = String(headers['content-security-policy']);
  const politica = new Map(
    cabecalho.split(';').map((diretiva) => {
      const [nome = '', ...fontes] = diretiva.trim().split(/\s+/);
      return [nome, fontes];
    }),
  );
  const permite = (tipo: string) => politica.get(tipo) ?? politica.get('default-src');
  expect(body).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\s(on\w+|style)=/);
  const recursos = [
    ...body.matchAll(/<(script|link rel="(?:stylesheet|icon)")[^>]*\s(?:src|href)="([^"]+)"/g),
  ];
  expect(recursos.length).toBeGreaterThan(4);
  for (const [, elemento = '', url = ''] of recursos) {
    const tipo = { script: 'script-src', 'link rel="icon"': 'img-src' }[elemento] ?? 'style-src';
    expect(permite(tipo), url).toContain("'self'");
    expect((await app.inject({ url })).statusCode, url).toBe(200);
  }
  // The document it describes, and the pictures of its style sheet.
  expect(permite('connect-src')).toContain("'self'");
  expect(permite('img-src')).toContain('data:');
  expect(cabecalho).not.toMatch(/https?:|\.\w|unsafe-eval|upgrade-insecure-requests/);
});

test('a navigation under /api gets no JSON, and an unknown call gets no page', async () => {
  const resposta = await app.inject({ url: '/api/nada', headers: { accept: 'text/html' } });
  expect(resposta.statusCode).toBe(404);
  expect(resposta.json()).toMatchObject({ codigo: 'ROTA_INEXISTENTE' });
});
