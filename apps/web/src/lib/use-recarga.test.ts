import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type AvisoPedido, conectarAvisos } from './avisar.ts';
import { ErroDaApi } from './erro-da-api.ts';
import { recarregarConsulta } from './use-recarga.ts';

it('begins anew with what was read; a reading that fails says so and leaves what is typed', async () => {
  const ler = vi
    .fn<() => Promise<{ versao: number }>>()
    .mockResolvedValueOnce({ versao: 1 })
    .mockRejectedValueOnce(
      new ErroDaApi({ status: 503, codigo: 'INDISPONIVEL', detail: 'Fora do ar.' }),
    )
    .mockResolvedValueOnce({ versao: 2 });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const consulta = new QueryObserver(client, { queryKey: ['registro'], queryFn: ler });
  await consulta.refetch();
  const avisos: AvisoPedido[] = [];
  const desconectar = conectarAvisos((aviso) => avisos.push(aviso));
  const lidos: unknown[] = [];
  const recarregar = () => recarregarConsulta(consulta.refetch, (lido) => lidos.push(lido));

  await recarregar();
  expect(lidos).toEqual([]);
  expect(avisos).toMatchObject([
    { tipo: 'erro', titulo: 'Erro ao recarregar', mensagem: 'Fora do ar.' },
  ]);

  await recarregar();
  expect([lidos, avisos.length]).toEqual([[{ versao: 2 }], 1]);
  desconectar();
});
