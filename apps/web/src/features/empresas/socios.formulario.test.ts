import { expect, test } from 'vitest';
import { lerParticipacao, socioVazio, somaEscrita } from './socios.formulario.ts';

test.each([
  ['100', 1_000_000],
  ['33,3333', 333_333],
  [' 0,1 % ', 1_000],
  ['50%', 500_000],
])('a share of %s is read to the millionth', (digitado, milionesimos) => {
  expect(lerParticipacao(digitado)).toBe(milionesimos);
});

test.each(['', '12.5', '33,33333', '-1', 'metade'])('%j is no share', (digitado) => {
  expect(lerParticipacao(digitado)).toBeNaN();
});

test.each([
  [[], ''],
  [['33,3333', '33,3333', '33,3334'], 'Os sócios atuais somam 100%.'],
  [['60', ''], 'Os sócios atuais somam 60%. Faltam 40%.'],
  [['60', '40,0001'], 'Os sócios atuais somam 100,0001%. Passam 0,0001%.'],
])('of shares of %j it is said what they come to', (participacoes, frase) => {
  const socios = participacoes.map((participacao_milionesimos) => ({
    ...socioVazio(),
    participacao_milionesimos,
  }));
  const saiu = { ...socioVazio(), participacao_milionesimos: '70', ate: '2020-01-01' };
  expect(somaEscrita({ socios: [...socios, saiu] })).toBe(frase);
});
