import { expect, it } from 'vitest';
import { linhaDoCookie } from './cookies.ts';

it('a cookie lives 720 h, is SameSite=Lax and site-wide, and not Secure over http', () => {
  expect(linhaDoCookie('dominio.token', 'abc', { horas: 720, protocol: 'http:' })).toBe(
    'dominio.token=abc; Path=/; Max-Age=2592000; SameSite=Lax',
  );
});

it('a cookie is Secure over https', () => {
  const linha = linhaDoCookie('dominio.token', 'abc', { horas: 720, protocol: 'https:' });
  expect(linha).toMatch(/; Secure$/);
});
