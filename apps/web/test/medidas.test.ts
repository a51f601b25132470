import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tema } from '../src/theme/tema.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const ler = (caminho: string) => readFileSync(SRC + caminho, 'utf8');

/** Value of a property in one rule of a style sheet, as text. */
function medida(arquivo: string, seletor: string, propriedade: string): string | undefined {
  const regra = ler(arquivo).split(`${seletor} {`)[1]?.split('}')[0];
  return new RegExp(`${propriedade}: ([^;]+);`).exec(regra ?? '')?.[1];
}

describe('measures of specification part 1 §9', () => {
  const NOTIFICACOES = 'features/notificacoes/components/painel-de-notificacoes.module.css';
  const HOJE = 'features/agendamentos/components/agenda-de-hoje.module.css';

  it.each([
    ['list maximum height', NOTIFICACOES, '.rolavel', 'max-height', '300px'],
    ['popup maximum height', 'app/layouts/suspenso.module.css', '.painel', 'max-height', '400px'],
    ['sidebar, expanded', 'theme/variaveis.css', ':root', '--largura-sidebar', '210px'],
    ['sidebar, collapsed', 'theme/variaveis.css', ':root', '--largura-sidebar-recolhida', '70px'],
    [
      'fade',
      'components/ui/sobreposicao.module.css',
      '.sobreposicao',
      'transition',
      'opacity 300ms ease-out',
    ],
  ])('%s', (_o_que, arquivo, seletor, propriedade, esperada) => {
    expect(medida(arquivo, seletor, propriedade)).toBe(esperada);
  });

  it.each([
    'components/tabela/menus.module.css',
    'components/ui/pilula-de-filtro.module.css',
    'components/campos/campos.module.css',
    HOJE,
    NOTIFICACOES,
  ])('the popover of %s is at most 400 px high', (arquivo) => {
    const alturas = [...ler(arquivo).matchAll(/max-height: (\d+)px/g)].map(([, px]) => Number(px));
    expect(alturas.length).toBeGreaterThan(0);
    expect(Math.max(...alturas)).toBeLessThanOrEqual(400);
  });

  it('the front end is developed on port 5173', () => {
    expect(ler('../vite.config.ts')).toContain('port: 5173');
  });
});

describe('breakpoints of specification part 1 §9', () => {
  it('are the theme’s: small phone below 375, mobile below 768, tablet 768 to 1023', () => {
    const px = Object.values(tema.breakpoints ?? {}).map(
      (em) => 16 * Number.parseFloat(String(em)),
    );
    expect(px.slice(0, 3)).toEqual([375, 768, 1024]);
  });

  it('are the exact limits of every media query near one: one less for max-width', () => {
    const consultas = globSync('**/*.{css,ts,tsx}', { cwd: SRC }).flatMap((arquivo) =>
      [...ler(arquivo).matchAll(/\((min|max)-width: (\d+)px\)/g)].map(([, qual, px]) => ({
        qual: qual as 'min' | 'max',
        px: Number(px),
      })),
    );
    const perto = (limite: number) => consultas.filter(({ px }) => Math.abs(px - limite) <= 16);
    for (const limite of [375, 768, 1024]) {
      expect(perto(limite).length, String(limite)).toBeGreaterThan(0);
      for (const { qual, px } of perto(limite)) {
        expect(px).toBe(qual === 'max' ? limite - 1 : limite);
      }
    }
  });
});
