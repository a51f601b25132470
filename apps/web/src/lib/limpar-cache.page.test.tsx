import { expect, it, vi } from 'vitest';
import { ENTRADAS, gravar, gravarCache } from './armazenamento.ts';
import { limparCache } from './limpar-cache.ts';

it('takes the copies of the code, their worker and cache entries, and leaves the session', async () => {
  await Promise.all([caches.open('codigo-1'), caches.open('imagens')]);
  const unregister = vi.fn(async () => true);
  const registro = { unregister } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([registro]);
  gravar(ENTRADAS.token, 'abc');
  gravarCache('lista', [1]);
  await limparCache();
  expect(await caches.keys()).toEqual([]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage)).toEqual([ENTRADAS.token]);
});

it('never fails in a browser that refuses', async () => {
  const recusada = new DOMException('Access is denied.', 'SecurityError');
  vi.spyOn(caches, 'keys').mockRejectedValue(recusada);
  vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockRejectedValue(recusada);
  await expect(limparCache()).resolves.toBeUndefined();
});

it('never fails in a browser without workers', async () => {
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(undefined as never);
  await expect(limparCache()).resolves.toBeUndefined();
});
