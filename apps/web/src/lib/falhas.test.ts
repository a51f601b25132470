import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../test/navegador-falso.ts';

type Falhas = typeof import('./falhas.ts');

let navegador: NavegadorFalso;
let falhas: Falhas;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  navegador = montarNavegador();
  vi.stubGlobal('navigator', { onLine: true });
  falhas = await import('./falhas.ts');
});

const errar = (vezes: number) => {
  for (let i = 0; i < vezes; i += 1) falhas.registrarErro(new Error(`erro ${i}`));
};

describe('the limit of errors', () => {
  it.each([
    [1, 'leve'],
    [2, 'leve'],
    [3, 'pesada'],
    [4, 'recarregar'],
    [9, 'recarregar'],
  ] as const)('error number %i calls for %s', (n, reacao) => {
    expect(falhas.reacaoAoErro(n)).toBe(reacao);
  });

  it('at 3 the heavy fallback shows, and whoever draws it hears of it', () => {
    const ouvinte = vi.fn();
    falhas.assinarFalhas(ouvinte);
    errar(2);
    expect(falhas.emFalhaPesada()).toBe(false);
    errar(1);
    expect(falhas.emFalhaPesada()).toBe(true);
    expect(ouvinte).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(navegador.recarregar).not.toHaveBeenCalled();
  });

  it('beyond 3 the page reloads after 1 s, and at most once a minute', () => {
    errar(3);
    falhas.retomar();
    expect(falhas.emFalhaPesada()).toBe(false);
    errar(1);
    expect(falhas.emFalhaPesada()).toBe(true);
    vi.advanceTimersByTime(999);
    expect(navegador.recarregar).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(navegador.recarregar).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(57_000);
    errar(1);
    vi.advanceTimersByTime(5_000);
    expect(navegador.recarregar).toHaveBeenCalledTimes(1);
    errar(1);
    vi.advanceTimersByTime(1_000);
    expect(navegador.recarregar).toHaveBeenCalledTimes(2);
  });

  it('errors far apart are not added up', () => {
    for (let i = 0; i < 5; i += 1) {
      errar(1);
      vi.advanceTimersByTime(falhas.ERROS_ESQUECIDOS_EM + 1);
    }
    expect(falhas.emFalhaPesada()).toBe(false);
  });

  it('code that could not be fetched does not count', async () => {
    const { ErroDeCarregamento } = await import('./recarregar.ts');
    for (let i = 0; i < 5; i += 1) falhas.registrarErro(new ErroDeCarregamento('404'));
    expect(falhas.emFalhaPesada()).toBe(false);
  });
});
