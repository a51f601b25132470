import { expect, test } from 'vitest';
import { ehDoRegime, erroDaColuna, semCampo } from './importacao.colunas.ts';

const COLUNAS = ['CNPJ', 'Documento', 'Regime tributário'].map((titulo) => ({ titulo }));

test('a field is one column’s, and the later one is told which', () => {
  const campos = ['cnpj', 'cnpj', null] as const;
  expect(COLUNAS.map((_, i) => erroDaColuna(COLUNAS, campos, i))).toEqual([
    null,
    'CNPJ já é a coluna “CNPJ”. Escolha outro campo.',
    null,
  ]);
});

test('columns that nothing takes are named', () => {
  expect(semCampo(COLUNAS, ['cnpj', null, null])).toEqual(['Documento', 'Regime tributário']);
});

test.each([
  ['Regime tributário', true],
  ['REGIME', true],
  ['Tributação', true],
  ['Optante pelo Simples Nacional', true],
  ['Observações', false],
  ['Regimento', false],
])('%s is the regime: %s', (titulo, esperado) => {
  expect(ehDoRegime(titulo)).toBe(esperado);
});
