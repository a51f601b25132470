import { beforeEach, describe, expect, it, vi } from 'vitest';

type ModuloDaCarga = typeof import('./carga.ts');
let carga: ModuloDaCarga;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  carga = await import('./carga.ts');
});

describe('loading overlay', () => {
  it("says 'Carregando...' unless told otherwise, and fades out over 300 ms", () => {
    const ouvinte = vi.fn();
    carga.assinarCarga(ouvinte);
    const encerrar = carga.mostrarCarga(undefined, 0);
    expect(carga.cargaAtual()).toEqual({ mensagem: 'Carregando...', saindo: false });
    encerrar();
    expect(carga.cargaAtual()).toEqual({ mensagem: 'Carregando...', saindo: true });
    vi.advanceTimersByTime(299);
    expect(carga.cargaAtual()?.saindo).toBe(true);
    vi.advanceTimersByTime(1);
    expect(carga.cargaAtual()).toBeNull();
    expect(ouvinte).toHaveBeenCalledTimes(3);
  });

  it('is never seen for what is over in less than 150 ms', () => {
    const encerrar = carga.mostrarCarga();
    vi.advanceTimersByTime(149);
    encerrar();
    vi.advanceTimersByTime(1_000);
    expect(carga.cargaAtual()).toBeNull();
    carga.mostrarCarga();
    vi.advanceTimersByTime(150);
    expect(carga.cargaAtual()).not.toBeNull();
  });

  it('stays until the last thing it stands for has ended, and comes back while it fades', () => {
    const primeira = carga.mostrarCarga('Atualizando...', 0);
    const segunda = carga.mostrarCarga('Limpando o cache...', 0);
    segunda();
    segunda();
    expect(carga.cargaAtual()).toEqual({ mensagem: 'Atualizando...', saindo: false });
    primeira();
    const terceira = carga.mostrarCarga(undefined, 0);
    vi.advanceTimersByTime(300);
    expect(carga.cargaAtual()).toEqual({ mensagem: 'Carregando...', saindo: false });
    terceira();
  });
});
