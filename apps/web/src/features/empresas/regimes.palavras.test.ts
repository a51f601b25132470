import { describe, expect, test } from 'vitest';
import { consequencia, periodoEscrito, regimesEscritos } from './regimes.palavras.ts';

const HOJE = '2026-11-27';
const SIMPLES = { regime: 'simples_nacional', desde: '2019-03-01' } as const;
const REAL = { regime: 'lucro_real', desde: '2027-01-01' } as const;

describe('what a company is taxed by', () => {
  test.each([
    [null, null, null],
    [SIMPLES, null, 'Simples Nacional'],
    [SIMPLES, REAL, 'Simples Nacional; Lucro Real a partir de 01/01/2027'],
    [null, REAL, 'Lucro Real a partir de 01/01/2027'],
  ])('today %j and then %j is %s', (regime_atual, proximo_regime, escrito) => {
    expect(regimesEscritos({ regime_atual, proximo_regime })).toBe(escrito);
  });

  test.each([
    ['2019-03-01', null, 'Desde 01/03/2019'],
    [HOJE, HOJE, '27/11/2026 a 27/11/2026'],
    ['2019-03-01', '2026-11-26', '01/03/2019 a 26/11/2026'],
    ['2026-11-28', null, 'A partir de 28/11/2026'],
  ])('from %s to %s is called %s', (desde, ate, escrito) => {
    expect(periodoEscrito({ desde, ate }, HOJE)).toBe(escrito);
  });
});

describe('a change says what it means', () => {
  test.each([
    [REAL, [], 'Lucro Real vale a partir de 01/01/2027.'],
    [
      REAL,
      [SIMPLES],
      'Simples Nacional vale até 31/12/2026. Lucro Real vale a partir de 01/01/2027.',
    ],
    [
      { regime: 'mei', desde: '2018-01-01' } as const,
      [REAL, SIMPLES],
      'MEI vale desde 01/01/2018, até 28/02/2019.',
    ],
  ])('%j beside %j', (novo, outros, frase) => {
    expect(consequencia(novo, outros, HOJE)).toBe(frase);
  });
});
