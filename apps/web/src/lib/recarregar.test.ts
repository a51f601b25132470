import { beforeEach, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../test/navegador-falso.ts';
import { ErroDeCarregamento, recarregarUmaVez } from './recarregar.ts';

let navegador: NavegadorFalso;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  navegador = montarNavegador();
  vi.stubGlobal('navigator', { onLine: true });
});

it('reloads once when a piece of code is gone, and fails when it is gone again at once', async () => {
  const falha = new Error('404');
  void recarregarUmaVez(falha);
  expect(navegador.recarregar).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  const outra = await recarregarUmaVez(falha).catch((erro: unknown) => erro);
  expect(outra).toBeInstanceOf(ErroDeCarregamento);
  expect(outra).toMatchObject({ message: '404', cause: falha });
  vi.advanceTimersByTime(1);
  void recarregarUmaVez(falha);
  expect(navegador.recarregar).toHaveBeenCalledTimes(2);
});

it('never reloads a page that is offline: it would be lost', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(recarregarUmaVez(new Error('rede'))).rejects.toThrow('rede');
  expect(navegador.recarregar).not.toHaveBeenCalled();
});

it('never reloads by itself where it cannot remember having done so', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await expect(recarregarUmaVez('sem código')).rejects.toThrow('sem código');
  expect(navegador.recarregar).not.toHaveBeenCalled();
});
