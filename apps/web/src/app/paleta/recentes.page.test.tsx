import { expect, it } from 'vitest';
import { limparSessao } from '../../lib/sessao-storage.ts';
import { lembrarRecente, lerRecentes } from './recentes.ts';

it('of what was chosen in the search the newest comes first, none twice, five at most', () => {
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) lembrarRecente(1, id);
  expect(lerRecentes(1)).toEqual(['f', 'e', 'd', 'b', 'c']);
});

it('what was chosen in the search is of one person, and forgotten when the session ends', () => {
  lembrarRecente(1, 'a');
  expect(lerRecentes(2)).toEqual([]);
  limparSessao('saida');
  expect(lerRecentes(1)).toEqual([]);
});
