import { TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esperaAteReconectar } from './conexao.ts';

describe('wait before a reconnection', () => {
  it('is between 4 and 6 s for every random number', () => {
    expect(TEMPOS_DO_FLUXO.reconectar).toBe(5_000);
    expect([0, 0.5, 1].map((sorte) => esperaAteReconectar(() => sorte))).toEqual([
      4_000, 5_000, 6_000,
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (sorte) => {
        const espera = esperaAteReconectar(() => sorte);
        expect(espera).toBeGreaterThanOrEqual(4_000);
        expect(espera).toBeLessThanOrEqual(6_000);
      }),
    );
  });

  it('is not the same for two browsers', () => {
    const esperas = new Set(Array.from({ length: 50 }, () => esperaAteReconectar()));
    expect(esperas.size).toBeGreaterThan(40);
  });
});
