import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../test/navegador-falso.ts';
import { apagarCookie, gravarCookie, lerCookie } from './cookies.ts';

beforeEach(() => void vi.useFakeTimers());

describe('cookies', () => {
  it('lives 720 h, is SameSite=Lax and site-wide, and not Secure over http', () => {
    const { cookies } = montarNavegador();
    gravarCookie('dominio.token', 'abc', 720);
    expect(cookies.escritos).toEqual(['dominio.token=abc; Path=/; Max-Age=2592000; SameSite=Lax']);
    vi.advanceTimersByTime(720 * 3_600_000 - 1);
    expect(lerCookie('dominio.token')).toBe('abc');
    vi.advanceTimersByTime(1);
    expect(lerCookie('dominio.token')).toBeNull();
  });

  it('is Secure over https', () => {
    const { cookies } = montarNavegador('https://app.exemplo.com.br/entrar');
    gravarCookie('dominio.token', 'abc', 720);
    expect(cookies.escritos[0]).toMatch(/; Secure$/);
  });

  it('keeps any text whole and tells names apart', () => {
    montarNavegador();
    gravarCookie('dominio.token', 'outro', 1);
    gravarCookie('token', 'a=b; c=ção ☕', 1);
    expect(lerCookie('token')).toBe('a=b; c=ção ☕');
    apagarCookie('token');
    expect(lerCookie('token')).toBeNull();
    expect(lerCookie('dominio.token')).toBe('outro');
  });

  it('says when the browser did not keep it', () => {
    montarNavegador();
    expect(gravarCookie('grande', 'x'.repeat(5000), 1)).toBe(false);
  });
});
