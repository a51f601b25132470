import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { segurarRecargas } from '../../test/pagina/recarga.ts';
import {
  assinarFalhas,
  ERROS_ESQUECIDOS_EM,
  emFalhaPesada,
  registrarErro,
  retomar,
} from './falhas.ts';
import { ErroDeCarregamento } from './recarregar.ts';

let recargas: ReturnType<typeof segurarRecargas>;

const errar = (vezes: number) => {
  for (let i = 0; i < vezes; i += 1) registrarErro(new Error(`erro ${i}`));
};

beforeEach(() => {
  vi.useFakeTimers();
  recargas = segurarRecargas();
});

describe('the limit of errors', () => {
  it('at 3 the heavy fallback shows, and whoever draws it hears of it', () => {
    const ouvinte = vi.fn();
    onTestFinished(assinarFalhas(ouvinte));
    errar(2);
    expect(emFalhaPesada()).toBe(false);
    errar(1);
    expect(emFalhaPesada()).toBe(true);
    expect(ouvinte).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(recargas.feitas).toBe(0);
  });

  it('beyond 3 the page reloads after 1 s, and at most once a minute', () => {
    errar(3);
    retomar();
    expect(emFalhaPesada()).toBe(false);
    errar(1);
    expect(emFalhaPesada()).toBe(true);
    vi.advanceTimersByTime(999);
    expect(recargas.feitas).toBe(0);
    vi.advanceTimersByTime(1);
    expect(recargas.feitas).toBe(1);
    vi.advanceTimersByTime(57_000);
    errar(1);
    vi.advanceTimersByTime(5_000);
    expect(recargas.feitas).toBe(1);
    errar(1);
    vi.advanceTimersByTime(1_000);
    expect(recargas.feitas).toBe(2);
  });

  it('errors far apart are not added up', () => {
    for (let i = 0; i < 5; i += 1) {
      errar(1);
      vi.advanceTimersByTime(ERROS_ESQUECIDOS_EM + 1);
    }
    expect(emFalhaPesada()).toBe(false);
  });

  it('code that could not be fetched does not count', () => {
    for (let i = 0; i < 5; i += 1) registrarErro(new ErroDeCarregamento('404'));
    expect(emFalhaPesada()).toBe(false);
  });
});
