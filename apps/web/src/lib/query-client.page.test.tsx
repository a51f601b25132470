import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErroDaApi } from './erro-da-api.ts';
import { queryClient } from './query-client.ts';
import { limparSessao } from './sessao-storage.ts';

afterEach(() => onlineManager.setOnline(true));

describe('query client', () => {
  it('forgets everything when the session ends', () => {
    queryClient.setQueryData(['clientes'], [1]);
    limparSessao('expirada');
    expect(queryClient.getQueryData(['clientes'])).toBeUndefined();
  });

  it.each([
    [0, 0, true],
    [503, 1, true],
    [503, 2, false],
    [404, 0, false],
    [422, 0, false],
    [429, 0, false],
    [401, 0, false],
  ])('after status %i and %i failures tries again: %s', (status, falhas, esperado) => {
    const { retry } = queryClient.getDefaultOptions().queries ?? {};
    const erro = new ErroDaApi({ status, codigo: 'X', detail: 'x' });
    expect(typeof retry === 'function' && retry(falhas, erro)).toBe(esperado);
  });

  it('a write made offline fails at once, and is not sent when the connection comes back', async () => {
    onlineManager.setOnline(false);
    const enviar = vi.fn(async () => {
      throw new Error('sem conexão');
    });
    const escrita = new MutationObserver(queryClient, { mutationFn: enviar });
    await expect(escrita.mutate()).rejects.toThrow('sem conexão');
    onlineManager.setOnline(true);
    await queryClient.resumePausedMutations();
    expect(enviar).toHaveBeenCalledTimes(1);
  });
});
