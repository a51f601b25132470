import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mostrarAba } from '../../../test/pagina/aparelho.ts';
import { agrupar, JANELA_DO_GRUPO } from './agrupar.ts';

beforeEach(() => void vi.useFakeTimers());

describe('a burst of changes', () => {
  it('is answered at its first, and once more for all the others', () => {
    const reagir = vi.fn();
    const mudou = agrupar(reagir);
    for (let i = 0; i < 50; i++) mudou();
    expect(reagir).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(JANELA_DO_GRUPO - 1);
    expect(reagir).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(reagir).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(reagir).toHaveBeenCalledTimes(2);
  });

  it('that never ends is answered every 300 ms', () => {
    const reagir = vi.fn();
    const mudou = agrupar(reagir);
    for (let ms = 0; ms < 3_000; ms += 10) {
      mudou();
      vi.advanceTimersByTime(10);
    }
    expect(reagir).toHaveBeenCalledTimes(11);
  });
});

describe('a hidden tab', () => {
  it('answers once, when it is seen again', () => {
    const reagir = vi.fn();
    const mudou = agrupar(reagir);
    mostrarAba(false);
    for (let i = 0; i < 5; i++) mudou();
    vi.advanceTimersByTime(60_000);
    expect(reagir).not.toHaveBeenCalled();
    mostrarAba(true);
    expect(reagir).toHaveBeenCalledTimes(1);
  });

  it('that missed nothing does nothing when it is seen', () => {
    const reagir = vi.fn();
    const mudou = agrupar(reagir);
    mudou();
    mostrarAba(false);
    mostrarAba(true);
    vi.advanceTimersByTime(60_000);
    expect(reagir).toHaveBeenCalledTimes(1);
  });
});
