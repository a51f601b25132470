import { expect, test } from 'vitest';
import { interruptor, type Passo, pararEmOrdem } from './parada.ts';

const log = { warn() {}, error() {} };

test('every step of a stop is done in its order, though one throws and another hangs', async () => {
  const feitos: string[] = [];
  const passo = (nome: string, fim: () => Promise<unknown> = async () => undefined): Passo => ({
    nome,
    prazoMs: 20,
    fazer: () => {
      feitos.push(nome);
      return fim();
    },
  });
  const parada = pararEmOrdem(
    [
      passo('pedidos', () => Promise.reject(new Error('não fechou'))),
      passo('filas', () => new Promise(() => undefined)),
      passo('postgres'),
    ],
    log,
  );
  await expect(parada).rejects.toThrow('não fechou');
  expect(feitos).toEqual(['pedidos', 'filas', 'postgres']);
});

test('a stop of which a step hung is no failure', async () => {
  const passos = [{ nome: 'filas', prazoMs: 1, fazer: () => new Promise(() => undefined) }];
  await expect(pararEmOrdem(passos, log)).resolves.toBeUndefined();
});

test.each([
  ['before it', true],
  ['meanwhile', false],
])('a step of a start is not waited for when the stop came %s', async (_, antes) => {
  const parada = new AbortController();
  if (antes) parada.abort();
  const passo = interruptor(parada.signal)(new Promise(() => undefined));
  if (!antes) parada.abort();
  await expect(passo).rejects.toBe(parada.signal.reason);
});
