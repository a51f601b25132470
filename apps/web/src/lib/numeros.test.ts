import { expect, it } from 'vitest';
import { lerNumero } from './numeros.ts';

it.each([
  ['', null],
  ['  ', null],
  ['12', 12],
  [' 12 ', 12],
  ['1.500', 1_500],
  ['1500', 1_500],
  ['1.234.567,89', 1_234_567.89],
  ['12,5', 12.5],
  ['-3,5', -3.5],
  ['0', 0],
])('"%s" is read as %s', (texto, numero) => {
  expect(lerNumero(texto)).toBe(numero);
});

it.each([
  '12.5',
  '1.50',
  '1.5000',
  '1500.000',
  '12.500.00',
  '.500',
  ',5',
  '5,',
  '1,5,0',
  '1e3',
  '0x10',
  'doze',
  '1 500',
])('"%s" is no number, rather than another one', (texto) => {
  expect(lerNumero(texto)).toBeNaN();
});
