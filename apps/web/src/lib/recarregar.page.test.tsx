import { expect, it, vi } from 'vitest';
import { segurarRecargas } from '../../test/pagina/recarga.ts';
import { AGORA, moverRelogio } from '../../test/pagina/relogio.ts';
import { ErroDeCarregamento, recarregarUmaVez } from './recarregar.ts';

it('reloads once when a piece of code is gone, and fails when it is gone again at once', async () => {
  const recargas = segurarRecargas();
  const falha = new Error('404');
  void recarregarUmaVez(falha);
  await expect.poll(() => recargas.feitas).toBe(1);
  moverRelogio(new Date(AGORA.getTime() + 59_999));
  const outra = await recarregarUmaVez(falha).catch((erro: unknown) => erro);
  expect(outra).toBeInstanceOf(ErroDeCarregamento);
  expect(outra).toMatchObject({ message: '404', cause: falha });
  moverRelogio(new Date(AGORA.getTime() + 60_000));
  void recarregarUmaVez(falha);
  await expect.poll(() => recargas.feitas).toBe(2);
});

it('never reloads a page that is offline: it would be lost', async () => {
  const recargas = segurarRecargas();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(recarregarUmaVez(new Error('rede'))).rejects.toThrow('rede');
  expect(recargas.feitas).toBe(0);
});

it('never reloads by itself where it cannot remember having done so', async () => {
  const recargas = segurarRecargas();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  await expect(recarregarUmaVez('sem código')).rejects.toThrow('sem código');
  expect(recargas.feitas).toBe(0);
  vi.restoreAllMocks();
});
