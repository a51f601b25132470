import { describe, expect, it } from 'vitest';
import { caminhoDe, paginaDaVersao } from './regras.ts';

const ORIGEM = 'https://dominio.demo';
const caminho = (url: string, mode = 'cors', method = 'GET') =>
  caminhoDe({ method, mode, url: new URL(url, ORIGEM).href }, ORIGEM);

describe('what the worker touches', () => {
  it.each(['/', '/inicio', '/agenda?data=2026-11-20', '/times', '/apis-do-cliente'])(
    'a navigation to %s gets the page',
    (url) => expect(caminho(url, 'navigate')).toBe('pagina'),
  );

  it.each([
    '/api/agendamentos',
    '/api/notifications/sse/7?token=x',
    '/auth/me',
    '/usuarios/7/avatar',
    '/vapid-config.js',
    '/docs/json',
    '/health',
    '/times',
    '/sw.js',
    '/manifest.webmanifest',
    'https://outro.demo/assets/index-1.js',
  ])('a call or file %s never', (url) => {
    expect(caminho(url)).toBe('rede');
    if (url !== '/times') expect(caminho(url, 'navigate')).toBe('rede');
  });

  it('a hashed file comes from the copies; what changes something goes out whatever its address', () => {
    expect(caminho('/assets/index-1.js')).toBe('codigo');
    expect(caminho('/assets/index-1.js', 'cors', 'POST')).toBe('rede');
    expect(caminho('/inicio', 'navigate', 'POST')).toBe('rede');
  });
});

const arquivos = (...nomes: string[]) => new Set(nomes.map((nome) => `/assets/${nome}`));

describe('a page and the files of a version', () => {
  const html = '<link rel="stylesheet" href="/assets/a-1.css"><script src="/assets/index-1.js">';

  it('belong together when every file it names is there', () => {
    expect(paginaDaVersao(html, arquivos('a-1.css', 'index-1.js', 'b-1.js'))).toBe(true);
  });

  it('do not when one is missing, or when it is no page of ours at all', () => {
    expect(paginaDaVersao(html, arquivos('a-1.css', 'index-2.js'))).toBe(false);
    expect(paginaDaVersao('<h1>Wi-Fi do hotel</h1>', arquivos('index-1.js'))).toBe(false);
  });
});
