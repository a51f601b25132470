import { beforeEach, describe, expect, it, vi } from 'vitest';

let m: typeof import('./avisar.ts');

beforeEach(async () => {
  vi.resetModules();
  m = await import('./avisar.ts');
});

describe('toasts', () => {
  it('last 5000 ms, and 8 s when they offer an action', () => {
    const acao = { rotulo: 'Desfazer', aoEscolher: () => {} };
    expect(m.duracaoDoAviso({ titulo: 'x' })).toBe(5000);
    expect(m.duracaoDoAviso({ titulo: 'x', acao })).toBe(8000);
    expect(m.duracaoDoAviso({ titulo: 'x', acao, duracao: false })).toBe(false);
  });

  it('ask for the component that draws them once one is needed, and lose none meanwhile', () => {
    const buscar = vi.fn();
    m.aoPrecisarDeAvisos(buscar);
    expect(buscar).not.toHaveBeenCalled();
    m.avisar.sucesso({ titulo: 'Salvo' });
    m.avisar.erro({ titulo: 'Falhou' });
    expect(buscar).toHaveBeenCalled();
    const mostrados: string[] = [];
    m.conectarAvisos(({ titulo, tipo }) => mostrados.push(`${tipo}: ${titulo}`));
    m.avisar.info({ titulo: 'Depois' });
    expect(mostrados).toEqual(['sucesso: Salvo', 'erro: Falhou', 'info: Depois']);
  });

  it('asked for before anybody listens are not lost either', () => {
    m.avisar.info({ titulo: 'Cedo' });
    const buscar = vi.fn();
    m.aoPrecisarDeAvisos(buscar);
    expect(buscar).toHaveBeenCalledTimes(1);
  });
});
