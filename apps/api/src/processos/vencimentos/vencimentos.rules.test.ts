import { describe, expect, test } from 'vitest';
import {
  avisoDoCertificado,
  avisoDoContrato,
  LIMIARES_DO_CERTIFICADO,
  LIMIARES_DO_CONTRATO,
  limiarDe,
} from './vencimentos.rules.ts';

describe('the threshold that is told', () => {
  test.each([
    [91, undefined],
    [90, 90],
    [89, 90],
    [31, 90],
    [30, 30],
    [1, 30],
    [0, 30],
    [-1, undefined],
  ])('of a contract with %i days left is %s', (dias, limiar) => {
    expect(limiarDe(dias, LIMIARES_DO_CONTRATO)).toBe(limiar);
  });

  test.each([
    [61, undefined],
    [60, 60],
    [31, 60],
    [30, 30],
    [16, 30],
    [15, 15],
    [8, 15],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 1],
    [-1, undefined],
  ])('of a certificate with %i days left is %s', (dias, limiar) => {
    expect(limiarDe(dias, LIMIARES_DO_CERTIFICADO)).toBe(limiar);
  });
});

describe('what is told', () => {
  const contrato = { numero: '2026-0012', cliente: 'Padaria Aurora', ate: '2026-12-18' };
  test.each([
    [30, 'O contrato 2026-0012 de Padaria Aurora termina em 30 dias, em 18/12/2026.'],
    [1, 'O contrato 2026-0012 de Padaria Aurora termina amanhã, 18/12/2026.'],
    [0, 'O contrato 2026-0012 de Padaria Aurora termina hoje, 18/12/2026.'],
  ])('of a contract with %i days left', (dias, frase) => {
    expect(avisoDoContrato(contrato, dias)).toBe(frase);
  });

  test.each([
    ['a1', 'O certificado A1 de Aurora Ltda vence em 7 dias, em 18/12/2026.'],
    [null, 'O certificado digital de Aurora Ltda vence em 7 dias, em 18/12/2026.'],
  ] as const)('of a certificate of kind %s', (tipo, frase) => {
    expect(avisoDoCertificado({ tipo, empresa: 'Aurora Ltda', ate: '2026-12-18' }, 7)).toBe(frase);
  });
});
