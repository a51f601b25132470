import { expect, it, vi } from 'vitest';
import { gravarCookie } from './cookies.ts';

/** Every cookie that is written at an address, with its attributes. */
function escritosEm(protocol: 'http:' | 'https:'): string[] {
  const escritos: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return '';
    },
    set cookie(linha: string) {
      escritos.push(linha);
    },
  });
  return escritos;
}

it('a cookie lives 720 h, is SameSite=Lax and site-wide, and not Secure over http', () => {
  const escritos = escritosEm('http:');
  gravarCookie('dominio.token', 'abc', 720);
  expect(escritos).toEqual(['dominio.token=abc; Path=/; Max-Age=2592000; SameSite=Lax']);
});

it('a cookie is Secure over https', () => {
  const escritos = escritosEm('https:');
  gravarCookie('dominio.token', 'abc', 720);
  expect(escritos[0]).toMatch(/; Secure$/);
});
