import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { lerSessoes } from './sessoes.repository.ts';
import { sessoes } from './sessoes.tables.ts';

const { banco, pessoa } = await montarApp();

test.each([0, 1, 2, 3, 15, 16, 17, 33])(
  '%i sessions are read with their people, and no others',
  async (quantas) => {
    const pessoas = await Promise.all(Array.from({ length: quantas + 1 }, () => pessoa()));
    const abertas = await banco
      .select({ id: sessoes.id, usuario_id: sessoes.usuario_id })
      .from(sessoes);
    const deles = pessoas
      .slice(1)
      .map(({ id }) => abertas.find(({ usuario_id }) => usuario_id === id)?.id ?? '');
    const lidas = await lerSessoes(banco, deles);
    expect([...lidas.keys()].toSorted()).toEqual(deles.toSorted());
    expect(deles.map((id) => lidas.get(id)?.usuario_id)).toEqual(
      pessoas.slice(1).map(({ id }) => id),
    );
  },
);

test('a session that does not exist is not among those read', async () => {
  const NENHUMA = '00000000-0000-4000-8000-000000000000';
  expect((await lerSessoes(banco, [NENHUMA])).size).toBe(0);
});
