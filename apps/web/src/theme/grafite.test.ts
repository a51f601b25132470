import { CORES_DO_TEMA_PRONTO } from '@dominio/contrato/tema/prontos';
import { describe, expect, it } from 'vitest';
import { hsl, rgb } from './cores.ts';
import { resolverTema } from './resolver.ts';

const { vars } = resolverTema(CORES_DO_TEMA_PRONTO.grafite.dark, 'dark');
const DEGRAUS = ['pagina', 'sidebar', 'cartao', 'cartao-2'];
const degraus = DEGRAUS.map((nome) => {
  const cor = vars[`--cor-${nome}`] ?? '';
  return { cor, hsl: hsl(rgb(cor)) };
});

describe('the dark ramp of Grafite', () => {
  it('is page, bars, cards and what stands out of them, 4 % of lightness apart', () => {
    const claridades = degraus.map(({ hsl: [, , l] }) => l * 100);
    for (const [i, l] of claridades.slice(1).entries()) {
      expect(l - (claridades[i] ?? 0), DEGRAUS[i + 1]).toBeGreaterThan(3.5);
      expect(l - (claridades[i] ?? 0), DEGRAUS[i + 1]).toBeLessThan(4.5);
    }
    expect(vars['--cor-topbar']).toBe(vars['--cor-sidebar']);
  });

  it('has one hue and one saturation, and no step that lets another through', () => {
    for (const {
      cor,
      hsl: [h, s],
    } of degraus) {
      expect(cor).toMatch(/^#[0-9a-f]{6}$/);
      expect(Math.abs(h - 210), cor).toBeLessThan(6);
      expect(Math.abs(s - 0.1), cor).toBeLessThan(0.025);
    }
    expect(vars['--cor-brilho']).toBe('#00828d00');
  });
});
