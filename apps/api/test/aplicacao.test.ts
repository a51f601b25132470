import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  lerPagina,
  registrarAplicacao,
  servirPaginasQueSaoChamadas,
} from '../src/platform/http/aplicacao.ts';
import { responderErro } from '../src/platform/http/erros-http.ts';
import { exigirAcessoDeclarado } from '../src/platform/http/guarda.ts';
import { pastaDeTeste } from './postgres.ts';

const PAGINA = '<!doctype html><title>Domínio</title>';
const pasta = pastaDeTeste();
mkdirSync(join(pasta, 'assets'));
writeFileSync(join(pasta, 'index.html'), PAGINA);
writeFileSync(join(pasta, 'sw.js'), 'self;');
writeFileSync(join(pasta, 'manifest.webmanifest'), '{}');
writeFileSync(join(pasta, 'assets', 'index-abc123.js'), 'export {};');
writeFileSync(join(pasta, 'assets', 'index-abc123.js.br'), 'comprimido');

const app = Fastify();
app.setErrorHandler(responderErro);
exigirAcessoDeclarado(app);
await registrarAplicacao(app, lerPagina(pasta), pasta);
await app.ready();

const navegar = (url: string, mais: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*', ...mais } });

describe('the built application', () => {
  test.each(['/', '/agenda', '/uma/pagina/qualquer', '/reset-password?token=x'])(
    'a navigation to %s gets the page, never cached',
    async (url) => {
      const { statusCode, headers, body } = await navegar(url);
      expect([statusCode, body]).toEqual([200, PAGINA]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/', '/agenda', '/reset-password?token=x.y'])(
    'a program that takes anything, as curl does, gets the page at %s',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: '*/*' } });
      expect([statusCode, body]).toEqual([200, PAGINA]);
    },
  );

  test.each([
    ['/sw.js', 'self;', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
  ])(
    '%s is served without a session, and not cached without asking again',
    async (url, corpo, tipo) => {
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, body]).toEqual([200, corpo]);
      expect(headers).toMatchObject({ 'content-type': tipo, 'cache-control': 'no-cache' });
    },
  );

  test('a file with a hash in its name is cached for ever, and sent as compressed by the build', async () => {
    const url = '/assets/index-abc123.js';
    const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], body]).toEqual(['br', 'comprimido']);
    expect((await app.inject({ url })).body).toBe('export {};');
  });

  test.each([
    ['a hashed file that is gone', '/assets/index-velho.js', {}],
    ['a call that does not exist', '/api/nada', {}],
    ['a call with a bearer that asks for a page', '/times', { authorization: 'Bearer x' }],
    ['a climb out of the folder', '/assets/..%2f..%2fpackage.json', {}],
    ['a file that is not there, to a program that takes anything', '/a.png', { accept: '*/*' }],
    [
      'a call with a bearer that takes anything',
      '/agenda',
      { accept: '*/*', authorization: 'Bearer x' },
    ],
    ['an unknown address to a program that wants JSON', '/agenda', { accept: 'application/json' }],
  ])('%s is a JSON 404', async (_caso, url, mais) => {
    const resposta = await navegar(url, mais);
    expect(resposta.statusCode).toBe(404);
    expect(resposta.json()).toMatchObject({ codigo: 'ROTA_INEXISTENTE' });
  });
});

describe('a path that is both a call and a page', () => {
  const endpoint = { method: 'GET', path: '/times', acesso: 'publico', resumo: '' } as const;
  const com = Fastify();
  servirPaginasQueSaoChamadas(com, PAGINA);
  com.get('/times', { config: { endpoint } }, () => []);

  test.each([
    ['a navigation', { accept: 'text/html,*/*' }, PAGINA],
    ['a call with a bearer', { accept: 'text/html', authorization: 'Bearer x' }, '[]'],
    ['a call for JSON', { accept: 'application/json' }, '[]'],
    ['a call that takes anything', { accept: '*/*' }, '[]'],
  ])('answers %s with that', async (_caso, headers, corpo) => {
    const resposta = await com.inject({ url: '/times?time=1', headers });
    expect([resposta.statusCode, resposta.body]).toEqual([200, corpo]);
  });
});

test('a route that declares no access stops the start', () => {
  const outra = Fastify();
  exigirAcessoDeclarado(outra);
  expect(() => outra.get('/aberta', () => 'x')).toThrow('A rota GET /aberta não declara acesso.');
});

test('before the first build no page is found', () => {
  expect(lerPagina(join(pasta, 'nenhuma'))).toBeNull();
});
