import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calcularJuros, jurosCompostos, jurosSimples, porcentagemDe } from './juros.rules.ts';

const centavos = fc.integer({ min: 1, max: 1_000_000_000_000 });
const taxa = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 10_000);
const dias = fc.integer({ min: 1, max: 2_557 });

describe('the parts of a reckoning', () => {
  test.each([
    [100_000, 2, 2_000],
    [1, 50, 1],
    [3, 50, 2],
    [1, 49.9999, 0],
    [333, 0.3333, 1],
    [999_999_999_999, 100, 999_999_999_999],
  ])('of %i centavos, %d %% are %i', (valor, porcento, esperado) => {
    expect(porcentagemDe(valor, porcento)).toBe(esperado);
  });

  test.each([
    [100_000, 1, 30, 1_000],
    [100_000, 1, 1, 33],
    [100_000, 1, 15, 500],
    [150, 1, 10, 1],
    [12_345_678, 1.5, 47, 290_123],
    [100_000, 0, 365, 0],
  ])('simple interest of %i at %d %% a month for %i days is %i', (valor, juros, n, esperado) => {
    expect(jurosSimples(valor, juros, n)).toBe(esperado);
  });

  test.each([
    [100_000, 1, 30, 1_000],
    [100_000, 1, 60, 2_010],
    [100_000, 10, 90, 33_100],
    [100_000, 1, 15, 499],
    [100_000, 0, 365, 0],
  ])('compound interest of %i at %d %% a month for %i days is %i', (valor, juros, n, esperado) => {
    expect(jurosCompostos(valor, juros, n)).toBe(esperado);
  });

  test('are whole centavos that never fall as days pass; compound interest passes simple interest after a month', () => {
    fc.assert(
      fc.property(centavos, taxa, dias, (valor, juros, n) => {
        for (const regra of [jurosSimples, jurosCompostos]) {
          const [hoje, amanha] = [regra(valor, juros, n), regra(valor, juros, n + 1)];
          expect(hoje).toBeGreaterThanOrEqual(0);
          expect(amanha).toBeGreaterThanOrEqual(hoje);
        }
        expect(Number.isInteger(jurosSimples(valor, juros, n))).toBe(true);
        const [simples, composto] = [
          jurosSimples(valor, juros, n),
          jurosCompostos(valor, juros, n),
        ];
        // A double of this size is exact to a few billionths, that is a centavo in a thousand
        // billion.
        const folga = 1 + simples * 1e-9;
        if (n <= 30) expect(composto).toBeLessThanOrEqual(simples + folga);
        if (n >= 30) expect(composto).toBeGreaterThanOrEqual(simples - folga);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a debt paid late', () => {
  const divida = {
    valor_centavos: 123_456,
    vencimento: '2026-11-14',
    multa: 2,
    juros: 1,
    tipo: 'simples' as const,
  };

  test('but by the next business day after its due date owes nothing more', () => {
    for (const pagamento of ['2026-11-01', '2026-11-14', '2026-11-16']) {
      const conta = calcularJuros({ ...divida, pagamento }, '2026-11-16');
      expect(conta).toMatchObject({ dias_de_atraso: 0, total_centavos: 123_456 });
    }
  });

  test('counts its days from the due date, and answers its parts', () => {
    const conta = calcularJuros({ ...divida, pagamento: '2026-11-17' }, '2026-11-16');
    const memoria = conta.memoria.map((frase) => frase.replaceAll('\u00a0', ' '));
    expect({ ...conta, memoria }).toEqual({
      vencimento_util: '2026-11-16',
      dias_de_atraso: 3,
      valor_centavos: 123_456,
      multa_centavos: 2_469,
      juros_centavos: 123,
      total_centavos: 126_048,
      memoria: [
        'Multa: R$ 1.234,56 × 2 % = R$ 24,69.',
        'Juros simples: R$ 1.234,56 × (1 % ao mês ÷ 30 × 3 dias) = R$ 1,23.',
        'Total: R$ 1.234,56 + R$ 24,69 + R$ 1,23 = R$ 1.260,48.',
        'Cada parte é arredondada ao centavo; meio centavo sobe.',
      ],
    });
  });

  test('costs the sum of its parts', () => {
    fc.assert(
      fc.property(centavos, taxa, taxa, (valor_centavos, multa, juros) => {
        const conta = calcularJuros(
          { ...divida, valor_centavos, multa, juros, pagamento: '2027-01-31' },
          '2026-11-16',
        );
        expect(conta.total_centavos).toBe(
          valor_centavos + conta.multa_centavos + conta.juros_centavos,
        );
      }),
      { numRuns: 100 },
    );
  });
});
