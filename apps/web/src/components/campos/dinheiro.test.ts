import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORA_DO_VALOR, mostrarDinheiro, mostrarValor } from './dinheiro.ts';
import { lerDinheiro, problemaDoDinheiro, valorDigitado } from './dinheiro-digitado.ts';

describe('lerDinheiro', () => {
  it.each([
    ['R$ 1.234,56', 1_234_56],
    ['R$\u00a01.234,56', 1_234_56],
    ['1234,5', 1_234_50],
    ['1234.56', 1_234_56],
    ['1,234.56', 1_234_56],
    ['1.234', 1_234_00],
    ['1.234.567', 1_234_567_00],
    ['12', 12_00],
    [',5', 50],
    ['0', 0],
    ['-10', -10_00],
    ['R$ -10,01', -10_01],
    ['-R$ 10,01', -10_01],
    ['(10,00)', -10_00],
    ['12,', 12_00],
    ['1.5', 1_50],
  ])('reads "%s" as %i centavos', (texto, centavos) => {
    expect(lerDinheiro(texto)).toBe(centavos);
  });

  it.each([
    '',
    'R$',
    'dez',
    '1,234',
    '12,345',
    '1.23.456',
    '1234.567,00',
    '(10',
    '--',
    '.',
    '9'.repeat(16),
  ])('refuses "%s"', (texto) => expect(lerDinheiro(texto)).toBeUndefined());

  it('reads back every amount it shows, with and without the sign of the currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_99, max: 99_999_999_999_99 }), (centavos) => {
        expect(lerDinheiro(mostrarDinheiro(centavos))).toBe(centavos);
        expect(lerDinheiro(mostrarValor(centavos))).toBe(centavos);
      }),
    );
  });
});

describe('what a field holds of what is typed', () => {
  it('is the amount, nothing while blank, and the text itself where it is no amount', () => {
    expect(valorDigitado('1.234,56')).toBe(1_234_56);
    expect(valorDigitado(' ')).toBeNull();
    for (const texto of ['1500 reais', 'abc', '1.500,999', '99999999999999']) {
      expect(valorDigitado(texto)).toBe(texto);
    }
  });

  it.each([
    ['1500 reais', 'Informe um valor como 1.234,56.'],
    ['1.500,999', 'Informe um valor como 1.234,56.'],
    ['99999999999999', FORA_DO_VALOR],
    ['-99.999.999.999.999,00', FORA_DO_VALOR],
  ])('is refused for its own reason: "%s"', (texto, frase) =>
    expect(problemaDoDinheiro(texto)).toBe(frase),
  );
});
