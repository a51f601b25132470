import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../test/navegador-falso.ts';
import { type AvisoPedido, conectarAvisos } from './avisar.ts';
import { alternarTema, temaAtual } from './tema.ts';

let navegador: NavegadorFalso;
const avisos: AvisoPedido[] = [];

function scriptDaPagina() {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const embutidos = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  expect(embutidos).toHaveLength(1);
  return new Function(embutidos[0]?.[1] ?? '');
}

beforeEach(() => {
  vi.useFakeTimers();
  navegador = montarNavegador();
  avisos.length = 0;
  conectarAvisos((aviso) => avisos.push(aviso));
});

describe('theme', () => {
  it.each([null, 'azul', ''])('is dark when storage says %j', (valor) => {
    if (valor !== null) localStorage.setItem('dominio.tema', valor);
    expect(temaAtual()).toBe('dark');
  });

  it.each([
    ['dark', 'light', 'Tema alterado para claro. Recarregando...'],
    ['light', 'dark', 'Tema alterado para escuro. Recarregando...'],
  ])('from %s becomes %s, says so, and reloads after 800 ms', (antes, depois, texto) => {
    localStorage.setItem('dominio.tema', antes);
    alternarTema();
    expect(localStorage.getItem('dominio.tema')).toBe(depois);
    expect(avisos).toMatchObject([{ titulo: texto, tipo: 'info' }]);
    vi.advanceTimersByTime(799);
    expect(navegador.recarregar).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(navegador.recarregar).toHaveBeenCalledTimes(1);
  });

  it('lies in a cookie where storage takes nothing, and the next page begins with it', () => {
    navegador.armazem.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    alternarTema();
    expect(temaAtual()).toBe('light');
    expect(navegador.cookies.ler()).toBe('dominio.tema=light');
    const { cookie } = document;
    const dataset: Record<string, string> = { tema: 'dark' };
    const barra = { content: '' };
    vi.stubGlobal('document', {
      cookie,
      documentElement: { dataset },
      querySelector: () => barra,
    });
    scriptDaPagina()();
    expect(dataset.tema).toBe('light');
  });

  it('is set before the first paint by the one inline script of index.html', () => {
    const script = scriptDaPagina();
    const barra = { content: '' };
    const estilos: { id?: string; textContent?: string }[] = [];
    const dataset: Record<string, string> = { tema: 'dark' };
    vi.stubGlobal('document', {
      cookie: '',
      documentElement: { dataset },
      querySelector: () => barra,
      createElement: () => ({}),
      head: { append: (estilo: object) => estilos.push(estilo) },
    });
    localStorage.setItem('dominio.tema.dark', ':root{--x:1}');
    localStorage.setItem('dominio.tema', 'light');
    script();
    expect({ dataset, estilos }).toEqual({
      dataset: { tema: 'light', mantineColorScheme: 'light' },
      estilos: [],
    });
    expect(barra.content).toBe('#ffffff');
    const folha = ':root{--cor-topbar:#be185df2}';
    localStorage.setItem('dominio.tema.light', folha);
    script();
    expect(estilos).toEqual([{ id: 'tema', textContent: folha }]);
    expect(barra.content).toBe('#be185d');
    navegador.armazem.bloqueado = true;
    expect(script).not.toThrow();
  });
});
