import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cnpjValido,
  cpfValido,
  digitosDoCnpj,
  digitosDoCpf,
  mascararCnpj,
  mascararCpf,
} from './documentos.ts';

describe('CNPJ', () => {
  test.each([
    ['12ABC34501DE35', true, 'the example of the Receita Federal'],
    ['12.ABC.345/01DE-35', true, 'with its mask'],
    ['12.abc.345/01de-35', true, 'in lower case'],
    ['11222333000181', true, 'digits only'],
    ['12ABC34501DE45', false, 'letters counted from 10 instead of ASCII − 48'],
    ['11222333000182', false, 'wrong check digit'],
    ['00000000000000', false, 'all equal'],
    ['1122233300018', false, 'one short'],
    ['12ABC34501DEA5', false, 'letter among the check digits'],
    ['', false, 'empty'],
  ])('%s is valid: %s (%s)', (cnpj, valido) => {
    expect(cnpjValido(cnpj)).toBe(valido);
  });

  const base = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((texto) => !/^(.)\1+$/.test(texto));
  test('computed check digits are always valid, with and without mask', () => {
    fc.assert(
      fc.property(base, (texto) => {
        const cnpj = texto + digitosDoCnpj(texto);
        expect(cnpjValido(cnpj)).toBe(true);
        expect(cnpjValido(mascararCnpj(cnpj))).toBe(true);
      }),
    );
  });
  test('one changed check digit is always invalid', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 9 }), (texto, soma) => {
        const digitos = digitosDoCnpj(texto);
        const trocado = (Number(digitos[1]) + soma) % 10;
        expect(cnpjValido(`${texto}${digitos[0]}${trocado}`)).toBe(false);
      }),
    );
  });
});

test.each([
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['abc-1', 'abc-1'],
  ['', ''],
])('the mask of %s is %s', (cnpj, mascarado) => {
  expect(mascararCnpj(cnpj)).toBe(mascarado);
});

describe('CPF', () => {
  test.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['5299822472', '5299822472'],
  ])('the mask of %s is %s', (cpf, mascarado) => {
    expect(mascararCpf(cpf)).toBe(mascarado);
  });

  test.each([
    ['529.982.247-25', true],
    ['52998224725', true],
    ['52998224724', false],
    ['111.111.111-11', false],
    ['5299822472', false],
  ])('%s is valid: %s', (cpf, valido) => {
    expect(cpfValido(cpf)).toBe(valido);
  });
  test('computed check digits are always valid', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
        fc.pre(!/^(\d)\1+$/.test(base));
        expect(cpfValido(base + digitosDoCpf(base))).toBe(true);
      }),
    );
  });
});
