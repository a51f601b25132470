import { describe, expect, it } from 'vitest';
import { lerData, mostrarData, problemaDaData } from './data-digitada.ts';

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

describe('problemaDaData', () => {
  it.each([
    ['31/02/2027', '31/02/2027 não existe.'],
    [' 31-2 ', '31/02/2026 não existe.'],
    ['29022027', '29/02/2027 não existe.'],
    ['amanhã', 'Escreva a data como dd/mm/aaaa.'],
    ['31/02/027', 'Escreva a data como dd/mm/aaaa.'],
  ])('of "%s" says: %s', (texto, esperado) => {
    expect(problemaDaData(texto, '2026-11-18')).toBe(esperado);
  });
});
