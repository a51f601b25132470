import { beforeEach, expect, it } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';

const carregar = () => import('./recentes.ts');

beforeEach(() => void montarNavegador());

it('the newest choice comes first, none twice, five at most', async () => {
  const { lembrarRecente, lerRecentes } = await carregar();
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) lembrarRecente(1, id);
  expect(lerRecentes(1)).toEqual(['f', 'e', 'd', 'b', 'c']);
});

it('are of one person, and forgotten when the session ends', async () => {
  const { lembrarRecente, lerRecentes } = await carregar();
  lembrarRecente(1, 'a');
  expect(lerRecentes(2)).toEqual([]);
  (await import('../../lib/sessao-storage.ts')).limparSessao('saida');
  expect(lerRecentes(1)).toEqual([]);
});
