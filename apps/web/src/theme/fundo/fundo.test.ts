import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { andamentoDe } from './condicoes.ts';
import { particulasDoFluido, pontosDeLuz } from './manchas.ts';

const LIVRE = {
  ligado: true,
  escondida: false,
  menosMovimento: false,
  economia: false,
  bateriaFraca: false,
};

describe('movement', () => {
  it.each([
    [{}, 'animado'],
    [{ ligado: false }, 'parado'],
    [{ menosMovimento: true }, 'parado'],
    [{ economia: true }, 'parado'],
    [{ bateriaFraca: true }, 'parado'],
    [{ escondida: true }, 'apagado'],
    [{ escondida: true, ligado: false }, 'apagado'],
  ] as const)('with %j the background is %s', (mudanca, esperado) => {
    expect(andamentoDe({ ...LIVRE, ...mudanca })).toBe(esperado);
  });
});

describe('spots', () => {
  it('are as many as asked, near the page, and at the same place at the same moment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0.5, max: 120, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (quantas, velocidade, t) => {
          for (const manchas of [pontosDeLuz, particulasDoFluido]) {
            const lista = manchas(quantas, velocidade, t);
            expect(lista).toHaveLength(quantas);
            expect(manchas(quantas, velocidade, t)).toEqual(lista);
            for (const { x, y, raio, alfa } of lista) {
              expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.7);
              expect(raio).toBeGreaterThan(0);
              expect(alfa).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
