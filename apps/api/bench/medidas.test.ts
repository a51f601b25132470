import { expect, test } from 'vitest';
import { mediana, p95, percentil } from './medidas.ts';

test('a percentile is a value of the sample, by nearest rank', () => {
  const cem = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(p95(cem)).toBe(95);
  expect(mediana(cem)).toBe(50);
  expect(percentil(cem, 1)).toBe(100);
  expect(percentil(cem, 0)).toBe(1);
});

test('the median of five rounds is the third', () => {
  expect(mediana([0.9, 0.1, 0.5, 0.7, 0.6])).toBe(0.6);
});

test('an empty sample has no percentile', () => {
  expect(p95([])).toBeNaN();
});
