import { expect, test } from 'vitest';
import { lembrar } from './lembrado.ts';

const as = (ms: number) => new Date(1_000_000 + ms);

test('a remembered value is read once until it is too old, also by calls at the same time', async () => {
  const lembrado = lembrar<number>(60_000);
  let leituras = 0;
  const ler = async () => {
    leituras += 1;
    return leituras;
  };
  expect(await Promise.all([lembrado(as(0), ler), lembrado(as(0), ler)])).toEqual([1, 1]);
  expect(await lembrado(as(59_999), ler)).toBe(1);
  expect(await lembrado(as(60_000), ler)).toBe(2);
  // The clock was set back.
  expect(await lembrado(as(0), ler)).toBe(3);
});

test('a reading that fails rejects the callers that waited for it, and is not kept', async () => {
  const lembrado = lembrar<number>(60_000);
  const falhar = () => Promise.reject(new Error('fora do ar'));
  await expect(lembrado(as(0), falhar)).rejects.toThrow('fora do ar');
  expect(await lembrado(as(1), async () => 7)).toBe(7);
});
