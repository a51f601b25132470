import { describe, expect, it } from 'vitest';
import { PORTA_DA_API, resolverBase } from './base-da-api.ts';

const base = (
  endereco: string,
  servidaPelaApi = false,
  apiDeProducao = 'https://api.exemplo.com/',
) => resolverBase({ pagina: new URL(endereco), servidaPelaApi, apiDeProducao });

describe('base of the API', () => {
  it("is the page's own origin when the API serves it, wherever that is", () => {
    expect(base('https://dominio.exemplo.com/agenda', true)).toBe('https://dominio.exemplo.com');
    expect(base('http://localhost:5117/', true)).toBe('http://localhost:5117');
  });

  it.each(['http://localhost:5173/', 'http://127.0.0.1:5173/', 'http://[::1]:5173/'])(
    'is localhost on port 5001 from %s',
    (endereco) => {
      expect(PORTA_DA_API).toBe(5001);
      expect(base(endereco)).toBe('http://localhost:5001');
    },
  );

  it.each([
    ['http://192.168.0.12:5173/', 'http://192.168.0.12:5001'],
    ['http://10.1.2.3:5173/', 'http://10.1.2.3:5001'],
    ['http://172.16.0.9:5173/', 'http://172.16.0.9:5001'],
    ['http://172.31.255.1/', 'http://172.31.255.1:5001'],
    ['http://contabil.local:5173/', 'http://contabil.local:5001'],
    ['http://servidor:5173/', 'http://servidor:5001'],
    ['http://[fd00::7]:5173/', 'http://[fd00::7]:5001'],
  ])('is the same hostname on port 5001 on a local network: %s', (endereco, esperado) => {
    expect(base(endereco)).toBe(esperado);
  });

  it.each([
    'https://app.exemplo.com/',
    'http://172.32.0.1/',
    'http://8.8.8.8/',
    'https://10.exemplo.com/',
  ])('is the production API from %s', (endereco) =>
    expect(base(endereco)).toBe('https://api.exemplo.com'),
  );
});
