import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codificar, criarMontador, type Sinal } from './sinais.ts';

const sinal = (texto: string): Sinal => ({ encerradas: [texto] });

describe('signals between processes', () => {
  it('are decoded as they were encoded, whatever their length and letters, in payloads that PostgreSQL takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40_000, size: 'max' }), (texto) => {
        const avisos = codificar(sinal(texto));
        for (const aviso of avisos) expect(Buffer.byteLength(aviso)).toBeLessThan(8_000);
        expect(avisos.map(criarMontadorUnico()).at(-1)).toEqual(sinal(texto));
      }),
      { numRuns: 30 },
    );
  });

  it('are lost whole, never mixed, when a piece is missing', () => {
    const montar = criarMontador();
    const primeiro = codificar(sinal('a'.repeat(20_000)));
    const segundo = codificar(sinal('b'.repeat(20_000)));
    expect(primeiro.length).toBeGreaterThan(2);
    const lidos = [primeiro[0], primeiro[2], ...segundo].map((aviso) => montar(aviso ?? ''));
    expect(lidos.filter(Boolean)).toEqual([sinal('b'.repeat(20_000))]);
  });

  it('are ignored when their first piece was missed', () => {
    const montar = criarMontador();
    const [, ...resto] = codificar(sinal('a'.repeat(20_000)));
    expect(resto.map(montar)).toEqual(resto.map(() => undefined));
  });
});

function criarMontadorUnico() {
  const montar = criarMontador();
  return (aviso: string) => montar(aviso);
}
