import { describe, expect, it } from 'vitest';
import { dataInexistente, lerData, mostrarData } from './data-digitada.ts';

describe('lerData', () => {
  it.each([
    ['18/11/2026', '2026-11-18'],
    ['18/11/26', '2026-11-18'],
    ['8/1', '2026-01-08'],
    ['08-01-2027', '2027-01-08'],
    ['18112026', '2026-11-18'],
    ['29/02/2028', '2028-02-29'],
  ])('reads "%s" as %s', (texto, esperado) => {
    expect(lerData(texto, '2026-11-18')).toBe(esperado);
  });

  it.each(['', '31/02/2026', '2026-11-18', '18/13/2026', 'amanhã', '29/02/2026', '18/11/026'])(
    'refuses "%s"',
    (texto) => {
      expect(lerData(texto, '2026-11-18')).toBeUndefined();
    },
  );

  it('reads what it shows', () => {
    expect(lerData(mostrarData('2027-03-05'), '2026-11-18')).toBe('2027-03-05');
  });
});

describe('dataInexistente', () => {
  it.each([
    ['31/02/2027', '31/02/2027'],
    [' 31-2 ', '31/02/2026'],
    ['29022027', '29/02/2027'],
  ])('names the day that "%s" asks for', (texto, esperado) => {
    expect(dataInexistente(texto, '2026-11-18')).toBe(esperado);
  });

  it.each(['28/02/2027', 'amanhã', '', '31/02/027'])('says nothing of "%s"', (texto) => {
    expect(dataInexistente(texto, '2026-11-18')).toBeUndefined();
  });
});
