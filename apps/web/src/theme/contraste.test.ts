import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgba = readonly [number, number, number, number];
type Rgb = readonly [number, number, number];

const css = readFileSync(new URL('./variaveis.css', import.meta.url), 'utf8');

const bloco = (seletor: string) => {
  const inicio = css.indexOf(`${seletor} {`);
  const texto = css.slice(inicio, css.indexOf('}', inicio));
  return Object.fromEntries(
    [...texto.matchAll(/--(cor-[\w-]+):\s*(#[0-9a-f]{6,8});/gi)].map((m) => [m[1], m[2]]),
  ) as Record<string, string>;
};

const claro = bloco(':root');
const escuro = { ...claro, ...bloco(':root:not([data-tema="light"])') };

function ler(hex = ''): Rgba {
  const par = (i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  return [par(1), par(3), par(5), hex.length === 9 ? par(7) / 255 : 1];
}

const sobre = ([r, g, b, a]: Rgba, fundo: Rgb): Rgb => [
  r * a + fundo[0] * (1 - a),
  g * a + fundo[1] * (1 - a),
  b * a + fundo[2] * (1 - a),
];

function luminancia(cor: Rgb): number {
  const [r = 0, g = 0, b = 0] = cor.map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contraste(a: Rgb, b: Rgb): number {
  const [maior = 0, menor = 0] = [luminancia(a), luminancia(b)].sort((x, y) => y - x);
  return (maior + 0.05) / (menor + 0.05);
}

const SUPERFICIES = ['cor-pagina', 'cor-topbar', 'cor-sidebar', 'cor-cartao', 'cor-cartao-2'];
const TEXTOS = [
  'cor-texto',
  'cor-texto-2',
  'cor-primaria-texto',
  'cor-perigo-texto',
  'cor-sucesso-texto',
  'cor-aviso-texto',
];
const TINTAS: Record<string, string> = {
  'cor-primaria-texto': 'cor-primaria-tinta',
  'cor-perigo-texto': 'cor-perigo-tinta',
  'cor-sucesso-texto': 'cor-sucesso-tinta',
  'cor-aviso-texto': 'cor-aviso-tinta',
};

describe.each([
  ['dark', escuro],
  ['light', claro],
])('colours of the %s theme', (_nome, cores) => {
  /** Every surface as it comes out over the page, with and without the page's glow. */
  const fundos = (): [string, Rgb][] => {
    const [r, g, b] = ler(cores['cor-pagina']);
    const paginas: Rgb[] = [[r, g, b], sobre(ler(cores['cor-brilho']), [r, g, b])];
    return SUPERFICIES.flatMap((nome) =>
      paginas.map((pagina): [string, Rgb] => [
        nome,
        nome === 'cor-pagina' ? pagina : sobre(ler(cores[nome]), pagina),
      ]),
    );
  };

  it.each(TEXTOS)('%s reads at 4.5 on every surface', (texto) => {
    for (const [nome, fundo] of fundos()) {
      const valor = contraste(sobre(ler(cores[texto]), fundo), fundo);
      expect(valor, `${texto} sobre ${nome}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.entries(TINTAS))('%s reads at 4.5 on its own tint', (texto, tinta) => {
    for (const [nome, fundo] of fundos()) {
      const tingido = sobre(ler(cores[tinta]), fundo);
      const valor = contraste(sobre(ler(cores[texto]), tingido), tingido);
      expect(valor, `${texto} sobre ${tinta} em ${nome}`).toBeGreaterThanOrEqual(4.5);
      const neutro = contraste(sobre(ler(cores['cor-texto']), tingido), tingido);
      expect(neutro, `cor-texto sobre ${tinta} em ${nome}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('white reads at 4.5 on every filled button, at rest and under the pointer', () => {
    for (const fundo of ['cor-primaria', 'cor-primaria-hover', 'cor-perigo', 'cor-perigo-hover']) {
      const [r, g, b] = ler(cores[fundo]);
      expect(contraste([255, 255, 255], [r, g, b]), fundo).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('one of the two colours of the focus ring shows at 3 on every surface and on the primary', () => {
    const [r, g, b] = ler(cores['cor-primaria']);
    for (const [nome, fundo] of [...fundos(), ['cor-primaria', [r, g, b]] as [string, Rgb]]) {
      const cor = (chave: string) => contraste(sobre(ler(cores[chave]), fundo), fundo);
      const melhor = Math.max(cor('cor-foco'), cor('cor-foco-contra'));
      expect(melhor, `foco sobre ${nome}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps the colours of specification part 1 §9', () => {
    expect(cores['cor-primaria']).toBe('#00828d');
    expect(escuro).toMatchObject({
      'cor-pagina': '#000000',
      'cor-topbar': '#1f2937f2',
      'cor-sidebar': '#111827f2',
      'cor-cartao': '#0f172af2',
    });
  });
});
