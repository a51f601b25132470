import { expect, it, vi } from 'vitest';
import { type AvisoPedido, conectarAvisos, duracaoDoAviso } from './avisar.ts';
import { avisarComDesfazer } from './desfazer.ts';
import { ErroDaApi } from './erro-da-api.ts';

it('offers to undo for 8 s, and says why it could not be undone', async () => {
  const avisos: AvisoPedido[] = [];
  const desconectar = conectarAvisos((aviso) => avisos.push(aviso));
  const desfazer = vi
    .fn<() => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new ErroDaApi({ status: 409, codigo: 'X', detail: 'Já mudou.' }));
  avisarComDesfazer({ titulo: 'Movido', desfazer, falha: 'Erro ao desfazer' });
  const [movido] = avisos;
  if (!movido) throw new Error('nenhum aviso');
  expect(duracaoDoAviso(movido)).toBe(8_000);
  movido.acao?.aoEscolher();
  movido.acao?.aoEscolher();
  await vi.waitFor(() => expect(avisos).toHaveLength(2));
  expect(avisos[1]).toMatchObject({
    tipo: 'erro',
    titulo: 'Erro ao desfazer',
    mensagem: 'Já mudou.',
  });
  desconectar();
});
