import { ESTADOS_DA_PASSAGEM, type EstadoDaPassagem } from '@dominio/contrato/passagens';
import { describe, expect, test } from 'vitest';
import { depoisDeAssinar, podeAssinar, reajusteProximo } from './passagens.rules.ts';

const [DE, PARA, OUTRO] = [1, 2, 3];
const EM = new Date('2026-03-09T12:00:00Z');
const termo = (estado: EstadoDaPassagem, assinou: 'de' | 'para' | null = null) => ({
  estado,
  de_id: DE,
  para_id: PARA,
  de_assinou_em: assinou === 'de' ? EM : null,
  para_assinou_em: assinou === 'para' ? EM : null,
});

describe('who may sign a term', () => {
  test.each([
    ['pendente', null, [true, true, false]],
    ['assinada', 'de', [false, true, false]],
    ['assinada', 'para', [true, false, false]],
    ['concluida', 'de', [false, false, false]],
    ['recusada', null, [false, false, false]],
    ['recusada', 'de', [false, false, false]],
    ['cancelada', null, [false, false, false]],
  ] as const)('that is %s, signed by %s', (estado, assinou, podem) => {
    const este = termo(estado, assinou);
    expect([DE, PARA, OUTRO].map((pessoa) => podeAssinar(este, pessoa))).toEqual(podem);
  });
});

test('the first signature leaves it waiting for the other, the second concludes it', () => {
  expect(depoisDeAssinar(termo('pendente'))).toBe('assinada');
  expect(depoisDeAssinar(termo('assinada', 'de'))).toBe('concluida');
  expect(ESTADOS_DA_PASSAGEM).toHaveLength(5);
});

test.each([
  ['2026-03-09', 3, '2026-03-01'],
  ['2026-03-09', 5, '2026-05-01'],
  ['2026-03-09', 6, null],
  ['2026-12-20', 1, '2027-01-01'],
  ['2026-03-09', 2, null],
] as const)('on %s an adjustment in month %i is told as of %s', (hoje, mes, dia) => {
  expect(reajusteProximo(hoje, mes)).toBe(dia);
});
