import { expect, test } from 'vitest';
import { criarFila } from './fila.ts';

const porta = () => Promise.withResolvers<void>();

test('a queue runs works in order of arrival, so many at a time, and refuses those beyond its bound', async () => {
  const naFila = criarFila({ simultaneos: 2, espera: 2 });
  const portas = [porta(), porta(), porta(), porta()];
  const comecaram: number[] = [];
  const trabalhos = portas.map(({ promise }, i) =>
    naFila(() => {
      comecaram.push(i);
      return promise;
    }),
  );
  await expect(naFila(async () => 'demais')).rejects.toMatchObject({
    codigo: 'INDISPONIVEL',
    headers: { 'retry-after': '5' },
  });
  expect(comecaram).toEqual([0, 1]);
  portas[1]?.resolve();
  await trabalhos[1];
  await Promise.resolve();
  expect(comecaram).toEqual([0, 1, 2]);
  for (const { resolve } of portas) resolve();
  await Promise.all(trabalhos);
  expect(comecaram).toEqual([0, 1, 2, 3]);
});

test('a work that fails lets the next one run', async () => {
  const naFila = criarFila({ simultaneos: 1, espera: 1 });
  await expect(naFila(() => Promise.reject(new Error('não deu')))).rejects.toThrow('não deu');
  expect(await naFila(async () => 'deu')).toBe('deu');
});
