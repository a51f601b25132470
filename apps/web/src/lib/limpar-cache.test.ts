import { beforeEach, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../test/navegador-falso.ts';
import { CHAVES, gravar, gravarCache } from './armazenamento.ts';
import { limparCache } from './limpar-cache.ts';

let navegador: NavegadorFalso;

beforeEach(() => {
  navegador = montarNavegador();
  vi.stubGlobal('navigator', {});
});

it('takes the copies of the code, their worker and cache entries, and leaves the session', async () => {
  const guardados = new Set(['codigo-1', 'imagens']);
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('caches', {
    keys: async () => [...guardados],
    delete: async (nome: string) => guardados.delete(nome),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => [{ unregister }] },
  });
  gravar(CHAVES.token, 'abc');
  gravarCache('lista', [1]);
  await limparCache();
  expect([...guardados]).toEqual([]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(navegador.armazem.chaves).toEqual([CHAVES.token]);
});

it('never fails, neither in a browser without caches nor in one that refuses', async () => {
  await limparCache();
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await limparCache();
});
