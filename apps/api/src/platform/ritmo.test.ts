import { expect, test } from 'vitest';
import { Recusa } from './erros.ts';
import { criarRitmo } from './ritmo.ts';

const em = (segundos: number) => new Date(1_800_000_000_000 + segundos * 1000);

test('a person is refused beyond the limit, told how long to wait, and free again in the next window', () => {
  const contar = criarRitmo({ maximo: 2, janelaMs: 10_000 });
  contar(1, em(0));
  contar(1, em(3));
  let recusa: unknown;
  try {
    contar(1, em(4));
  } catch (erro) {
    recusa = erro;
  }
  expect(recusa).toBeInstanceOf(Recusa);
  expect(recusa).toMatchObject({
    status: 429,
    headers: { 'retry-after': '6' },
    message: 'Muitas chamadas em pouco tempo. Aguarde 6 segundos.',
  });
  contar(2, em(4));
  contar(1, em(10));
});

test('a call may count as several, may be taken back, and counts nothing when refused', () => {
  const contar = criarRitmo({ maximo: 10, janelaMs: 3_600_000 });
  contar(1, em(0), 6);
  expect(() => contar(1, em(1), 5)).toThrow('Aguarde 60 minutos.');
  const devolver = contar(1, em(2), 4);
  expect(() => contar(1, em(3))).toThrow();
  devolver();
  contar(1, em(4), 4);
  expect(() => contar(1, em(5))).toThrow();
});
