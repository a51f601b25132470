import { expect, it } from 'vitest';
import { vizinhosEm } from './vizinhos.ts';

const LINHAS = [{ id: 7 }, { id: 3 }, { id: 9 }];

it.each([
  ['the first has none before it', 7, undefined, 3, '1 de 3'],
  ['one between has both', 3, 7, 9, '2 de 3'],
  ['the last has none after it', 9, 3, undefined, '3 de 3'],
])('%s', (_, aberto, anterior, proximo, posicao) => {
  const abertos: number[] = [];
  const vizinhos = vizinhosEm(LINHAS, aberto, (id) => abertos.push(id));
  vizinhos?.anterior?.();
  vizinhos?.proximo?.();
  expect(abertos).toEqual([anterior, proximo].filter((id) => id !== undefined));
  expect(vizinhos?.posicao).toBe(posicao);
});

it('there is no way through a list that does not show it', () => {
  const aoAbrir = () => undefined;
  expect(vizinhosEm(LINHAS, 8, aoAbrir)).toBeUndefined();
  expect(vizinhosEm(LINHAS, null, aoAbrir)).toBeUndefined();
  expect(vizinhosEm(undefined, 7, aoAbrir)).toBeUndefined();
});
