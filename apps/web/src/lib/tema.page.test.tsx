import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import html from '../../index.html?raw';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import { segurarRecargas } from '../../test/pagina/recarga.ts';
import { alternarTema, temaAtual } from './tema.ts';

/** What the next document of this browser is told before its first paint, by index.html alone. */
function abrirDocumento(semArmazem = false) {
  const scripts = [...html.matchAll(/<script(?! type="module")[^>]*>/g)];
  expect(scripts, 'one inline script').toHaveLength(1);
  const quadro = document.createElement('iframe');
  document.body.append(quadro);
  onTestFinished(() => quadro.remove());
  const { contentWindow: janela, contentDocument: documento } = quadro;
  if (!janela || !documento) throw new Error('o quadro não tem documento');
  documento.open();
  const erros: unknown[] = [];
  janela.onerror = (erro) => void erros.push(erro);
  if (semArmazem) {
    Object.defineProperty(janela, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  }
  documento.write(html.replace(/<link[^>]*>|<script type="module".*<\/script>/g, ''));
  documento.close();
  const { tema, mantineColorScheme } = documento.documentElement.dataset;
  return {
    erros,
    modos: [tema, mantineColorScheme],
    cores: [...documento.querySelectorAll('style')].map(({ id, textContent }) => [id, textContent]),
    barra: documento.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  };
}

beforeEach(() => void vi.useFakeTimers());

describe('theme', () => {
  it.each([null, 'azul', ''])('is dark when storage says %j', (valor) => {
    if (valor !== null) localStorage.setItem('dominio.tema', valor);
    expect(temaAtual()).toBe('dark');
  });

  it.each([
    ['dark', 'light', 'Tema alterado para claro. Recarregando...'],
    ['light', 'dark', 'Tema alterado para escuro. Recarregando...'],
  ])('from %s becomes %s, says so, and reloads after 800 ms', (antes, depois, texto) => {
    const recargas = segurarRecargas();
    const { avisos } = ouvirAvisos();
    localStorage.setItem('dominio.tema', antes);
    alternarTema();
    expect(localStorage.getItem('dominio.tema')).toBe(depois);
    expect(avisos).toMatchObject([{ titulo: texto, tipo: 'info' }]);
    vi.advanceTimersByTime(799);
    expect(recargas.feitas).toBe(0);
    vi.advanceTimersByTime(1);
    expect(recargas.feitas).toBe(1);
  });

  it('lies in a cookie where storage takes nothing, and the next page begins with it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    ouvirAvisos();
    alternarTema();
    expect(temaAtual()).toBe('light');
    expect(document.cookie).toBe('dominio.tema=light');
    expect(abrirDocumento().modos).toEqual(['light', 'light']);
    vi.restoreAllMocks();
  });
});

describe('before the first paint, by the one inline script of index.html', () => {
  it('the theme that was chosen is set, and the colour of the browser’s bar', () => {
    expect(abrirDocumento()).toMatchObject({ modos: ['dark', 'dark'], barra: '#1f2937' });
    localStorage.setItem('dominio.tema.dark', ':root{--x:1}');
    localStorage.setItem('dominio.tema', 'light');
    expect(abrirDocumento()).toEqual({
      erros: [],
      modos: ['light', 'light'],
      cores: [],
      barra: '#ffffff',
    });
  });

  it('the person’s own colours of that theme are set', () => {
    const folha = ':root{--cor-topbar:#be185df2}';
    localStorage.setItem('dominio.tema', 'light');
    localStorage.setItem('dominio.tema.light', folha);
    expect(abrirDocumento()).toMatchObject({ cores: [['tema', folha]], barra: '#be185d' });
  });

  it('a blocked storage breaks nothing', () => {
    expect(abrirDocumento(true)).toEqual({
      erros: [],
      modos: ['dark', 'dark'],
      cores: [],
      barra: '#1f2937',
    });
  });
});
