import { expect, test } from 'vitest';
import { copiaEmPalavras, tipoEmPalavras } from './copia.queries.ts';

const entra = { motivo: null };
const fora = { motivo: 'Dá mais acesso do que o seu.' };

test.each([
  [[entra], '1 item acrescentado.'],
  [[entra, entra, fora], '2 itens acrescentados; 1 ficou de fora.'],
  [[entra, fora, fora], '1 item acrescentado; 2 ficaram de fora.'],
])('the result of a copy says how much was copied and how much was left out', (itens, dita) => {
  expect(copiaEmPalavras(itens)).toBe(dita);
});

test('a copied client is written with its role', () => {
  expect(tipoEmPalavras({ tipo: 'cliente', papel: 'revisor' })).toBe('Cliente, como revisor');
  expect(tipoEmPalavras({ tipo: 'grupo', papel: null })).toBe('Grupo');
});
