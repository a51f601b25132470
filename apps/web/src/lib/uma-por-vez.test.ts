import { expect, it, vi } from 'vitest';
import { criarUmaPorVez } from './uma-por-vez.ts';

/** Submissions that a test settles, each with what whoever sent it does afterwards. */
function montar() {
  const umaPorVez = criarUmaPorVez();
  const enviados: PromiseWithResolvers<void>[] = [];
  const seguiu = vi.fn<(marca: string) => void>();
  const enviar = async (marca: string) => {
    try {
      await umaPorVez(marca, () => {
        const envio = Promise.withResolvers<void>();
        enviados.push(envio);
        return envio.promise;
      });
    } finally {
      seguiu(marca);
    }
  };
  return { enviados, seguiu, enviar };
}
const aguardar = () => new Promise<void>((pronto) => setImmediate(pronto));

it('an equal submission, made while the first is under way, is not sent, and nothing follows it', async () => {
  const { enviados, seguiu, enviar } = montar();
  void enviar('a');
  void enviar('a');
  expect(enviados).toHaveLength(1);
  enviados[0]?.resolve();
  await aguardar();
  expect(seguiu).toHaveBeenCalledTimes(1);
});

it('another submission is sent meanwhile', () => {
  const { enviados, enviar } = montar();
  void enviar('a');
  void enviar('b');
  expect(enviados).toHaveLength(2);
});

it('the same may be sent again once the first was saved, and once it failed', async () => {
  const { enviados, seguiu, enviar } = montar();
  void enviar('a');
  enviados[0]?.resolve();
  await aguardar();
  const falho = enviar('a');
  enviados[1]?.reject(new Error('rede'));
  await expect(falho).rejects.toThrow('rede');
  void enviar('a');
  enviados[2]?.resolve();
  await aguardar();
  expect(seguiu).toHaveBeenCalledTimes(3);
});
