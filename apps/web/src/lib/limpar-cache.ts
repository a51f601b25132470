import { limparEntradasAntigas } from './armazenamento.ts';

/** Empties Cache Storage, where only code and pictures of the application lie. */
export async function limparCacheStorage(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const nomes = await caches.keys();
  await Promise.all(nomes.map((nome) => caches.delete(nome)));
}

/**
 * Clears what may be stale: the copies of the code, the worker that serves them, and the product's
 * cache entries. The session stays. Never fails: what cannot be cleared is left.
 */
export async function limparCache(): Promise<void> {
  limparEntradasAntigas(Date.now(), true);
  const registros = navigator.serviceWorker?.getRegistrations() ?? [];
  await Promise.allSettled([
    limparCacheStorage(),
    Promise.resolve(registros).then((todos) => Promise.all(todos.map((um) => um.unregister()))),
  ]);
}
