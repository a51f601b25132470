import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comMovimento } from '../../test/pagina/movimento.ts';
import { DURACAO_DA_ABERTURA, mostrarAbertura } from './abertura.ts';

const veus = () => document.querySelectorAll('.abertura');

beforeEach(() => {
  vi.useFakeTimers();
  // What the document shows until the application is drawn (index.html).
  document.body.innerHTML = '<svg class="partida"></svg>';
});

describe('the splash', () => {
  it('lasts 1 s, once per tab', async () => {
    await comMovimento();
    expect(DURACAO_DA_ABERTURA).toBe(1_000);
    mostrarAbertura();
    expect(veus()).toHaveLength(1);
    expect(veus()[0]?.querySelector('.partida')).not.toBeNull();
    vi.advanceTimersByTime(999);
    expect(veus()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(veus()).toHaveLength(0);
    mostrarAbertura();
    expect(veus()).toHaveLength(0);
  });

  it('is not shown to whoever asked for less motion', () => {
    mostrarAbertura();
    expect(veus()).toHaveLength(0);
  });

  it('is not shown where it cannot be remembered', async () => {
    await comMovimento();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    mostrarAbertura();
    expect(veus()).toHaveLength(0);
    vi.restoreAllMocks();
  });
});
