import { describe, expect, it } from 'vitest';
import { largurasDasColunas } from './larguras.ts';

const nome = { principal: true };
const soma = (larguras: readonly number[] | null) => larguras?.reduce((a, b) => a + b, 0);

describe('the widths of columns', () => {
  it('are not known before their place is', () => {
    expect(largurasDasColunas([nome], Number.POSITIVE_INFINITY)).toBeNull();
  });

  it.each([
    ['grow to 320 px where none is told', [nome, {}], 640, [320, 320]],
    ['leave the name at 320 px, and the rest to others', [nome, {}], 1000, [320, 680]],
    [
      'share what is left by their own widths',
      [nome, { largura: '200px' }, { largura: '100px' }],
      920,
      [320, 400, 200],
    ],
    [
      'keep a name that is told its width',
      [{ principal: true, largura: '140px' }, { largura: '100px' }],
      600,
      [140, 460],
    ],
    ['are the least ones in a narrow place', [nome, {}], 100, [200, 160]],
    ['are no less than a column needs', [{ ...nome, minima: '260px' }, {}], 100, [260, 160]],
    ['give what is left to the name first', [nome, {}, { largura: '100px' }], 560, [300, 160, 100]],
    ['leave a name alone the whole place', [nome], 900, [900]],
  ] as const)('%s', (_, colunas, largura, esperadas) => {
    expect(largurasDasColunas(colunas, largura)).toEqual(esperadas);
  });

  it.each([701, 1013, 1180])('fill %i px to the last one', (largura) => {
    const colunas = [
      nome,
      { largura: '190px' },
      { largura: '130px' },
      { largura: '90px' },
    ] as const;
    expect(soma(largurasDasColunas(colunas, largura))).toBe(largura);
  });
});
