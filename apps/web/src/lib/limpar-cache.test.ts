import { expect, it } from 'vitest';
import { limparCache } from './limpar-cache.ts';

it('where there are no caches, no workers and no storage nothing is cleared, and nothing fails', async () => {
  expect('caches' in globalThis).toBe(false);
  await expect(limparCache()).resolves.toBeUndefined();
});
