import { expect, test } from 'vitest';
import { emLote } from './em-lote.ts';

/** A reader whose readings end when the test says so. */
function leitor() {
  const lotes: { chaves: readonly number[]; fim: PromiseWithResolvers<void> }[] = [];
  const ler = emLote(async (chaves: readonly number[]) => {
    const fim = Promise.withResolvers<void>();
    lotes.push({ chaves, fim });
    await fim.promise;
    return new Map(
      chaves.filter((n) => n > 0).map((n) => [n, `linha ${n} da vez ${lotes.length}`]),
    );
  });
  return { lotes, ler };
}

const passar = () => new Promise((seguir) => setImmediate(seguir));

test('what is asked at once is read at once, each thing one time', async () => {
  const { lotes, ler } = leitor();
  const lidas = Promise.all([ler(1), ler(2), ler(1), ler(-3)]);
  await passar();
  expect(lotes.map(({ chaves }) => chaves)).toEqual([[1, 2, -3]]);
  lotes[0]?.fim.resolve();
  expect(await lidas).toEqual([
    'linha 1 da vez 1',
    'linha 2 da vez 1',
    'linha 1 da vez 1',
    undefined,
  ]);
});

test('what is asked during a reading is read after it, also what that reading reads', async () => {
  const { lotes, ler } = leitor();
  const primeira = ler(1);
  await passar();
  const [segunda, terceira] = [ler(1), ler(2)];
  await passar();
  expect(lotes).toHaveLength(1);
  lotes[0]?.fim.resolve();
  expect(await primeira).toBe('linha 1 da vez 1');
  await passar();
  expect(lotes[1]?.chaves).toEqual([1, 2]);
  lotes[1]?.fim.resolve();
  expect(await Promise.all([segunda, terceira])).toEqual(['linha 1 da vez 2', 'linha 2 da vez 2']);
});

test('a reading that fails fails for those who asked for it, and not for the next ones', async () => {
  const { lotes, ler } = leitor();
  const perdidas = Promise.allSettled([ler(1), ler(2)]);
  await passar();
  const depois = ler(1);
  lotes[0]?.fim.reject(new Error('o banco parou'));
  expect((await perdidas).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await passar();
  lotes[1]?.fim.resolve();
  expect(await depois).toBe('linha 1 da vez 2');
});

test('a reading that hangs holds nobody up but those who wait for it', async () => {
  const { lotes, ler } = leitor();
  const presa = ler(1);
  await passar();
  const depois = Promise.all([ler(2), ler(3)]);
  await expect.poll(() => lotes.length).toBe(2);
  expect(lotes[1]?.chaves).toEqual([2, 3]);
  lotes[1]?.fim.resolve();
  expect(await depois).toEqual(['linha 2 da vez 2', 'linha 3 da vez 2']);
  // What is asked while the first still hangs is not behind it either.
  const outra = ler(4);
  await passar();
  lotes[2]?.fim.resolve();
  expect(await outra).toBe('linha 4 da vez 3');
  lotes[0]?.fim.resolve();
  await presa;
});
