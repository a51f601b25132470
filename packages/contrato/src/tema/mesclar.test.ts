import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completarConfiguracao, configuracaoPadrao } from './configuracao.ts';
import { diferencas } from './diferencas.ts';
import { mesclar } from './mesclar.ts';

test.each([
  [
    'a field of a branch, the others stay',
    { a: { b: 1, c: 2 } },
    { a: { b: 3 } },
    { a: { b: 3, c: 2 } },
  ],
  ['a list is replaced whole', { a: [1, 2] }, { a: [3] }, { a: [3] }],
  ['null clears a leaf', { a: [1] }, { a: null }, { a: null }],
  ['a branch gives way to no leaf', { a: { b: 1 } }, { a: 'x' }, { a: { b: 1 } }],
  ['nor to a list', { a: { b: 1 } }, { a: [] }, { a: { b: 1 } }],
  ['a branch the whole did not have', {}, { a: { b: 1 } }, { a: { b: 1 } }],
  ['what is undefined stays as it was', { a: 1 }, { a: undefined }, { a: 1 }],
])('merging a part: %s', (_caso, base, parte, esperado) => {
  expect(mesclar<object>(base, parte)).toEqual(esperado);
});

test('merging a part that changes nothing gives the same object, and an untouched branch stays the same object', () => {
  const base = { a: { b: [1, 2] }, c: { d: 1 } };
  expect(mesclar(base, { a: { b: [1, 2] }, c: {} })).toBe(base);
  expect(mesclar(base, { c: { d: 2 } }).a).toBe(base.a);
});

test('merging treats __proto__ as an ordinary field', () => {
  const hostil = JSON.parse('{"__proto__": {"admin": true}, "constructor": {"x": 1}}');
  mesclar({}, hostil);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('merging what differs between two wholes into one of them gives the other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (um, outro) => {
      const [a, b] = [completarConfiguracao(um), completarConfiguracao(outro)];
      expect(mesclar(a, diferencas(b, a))).toEqual(b);
    }),
  );
  const padrao = configuracaoPadrao();
  const outra = completarConfiguracao({
    theme: { mode: 'light', dark: { borderRadius: 21 } },
    widgets: { activeWidgets: ['a'] },
  });
  expect(mesclar(padrao, diferencas(outra, padrao))).toEqual(outra);
});
