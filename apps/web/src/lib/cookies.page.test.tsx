import { expect, it } from 'vitest';
import { apagarCookie, gravarCookie, lerCookie } from './cookies.ts';

it('a cookie keeps any text whole, and is told from one whose name ends alike', () => {
  gravarCookie('dominio.token', 'outro', 1);
  gravarCookie('token', 'a=b; c=ção ☕', 1);
  expect(lerCookie('token')).toBe('a=b; c=ção ☕');
  apagarCookie('token');
  expect(lerCookie('token')).toBeNull();
  expect(lerCookie('dominio.token')).toBe('outro');
});

it('a cookie that the browser did not keep is told', () => {
  expect(gravarCookie('grande', 'x'.repeat(5000), 1)).toBe(false);
});
