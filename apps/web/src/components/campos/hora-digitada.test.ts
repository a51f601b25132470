import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { horaDe } from '../calendario/dias.ts';
import { lerHora, opcaoMaisProxima } from './hora-digitada.ts';

describe('lerHora', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    [' 21.15 ', '21:15'],
    ['14h30min', '14:30'],
    ['23:59', '23:59'],
    ['0', '00:00'],
  ])('reads "%s" as %s', (texto, esperado) => {
    expect(lerHora(texto)).toBe(esperado);
  });

  it.each(['', '24', '25:00', '9:60', 'meio-dia', '9:3', '12345', '-1'])(
    'refuses "%s"',
    (texto) => {
      expect(lerHora(texto)).toBeUndefined();
    },
  );

  it('reads back every hour it shows', () => {
    fc.assert(
      fc.property(fc.nat(1439), (minuto) => {
        expect(lerHora(horaDe(minuto))).toBe(horaDe(minuto));
      }),
    );
  });
});

describe('opcaoMaisProxima', () => {
  it('is the one that is there, or the nearest to it', () => {
    expect(opcaoMaisProxima(['08:00', '08:30', '09:00'], '08:30')).toBe(1);
    expect(opcaoMaisProxima(['08:00', '08:30', '09:00'], '08:50')).toBe(2);
    expect(opcaoMaisProxima(['23:30', '00:30'], '00:20')).toBe(1);
    expect(opcaoMaisProxima(['08:00'], '')).toBe(-1);
  });
});
