import { notificacoesSilenciadosEndpoints as e } from '@dominio/contrato/notificacoes-silenciados';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Query of the items that the person is told nothing of. */
export const silenciadosOptions = () =>
  queryOptions({
    queryKey: CHAVES.silenciados,
    queryFn: async ({ signal }) => (await chamar(e.listar, undefined, { signal })).silenciados,
    staleTime: 0,
  });

/** Changes whether an item that was muted is, whatever became of its notification. */
export const mudarSilenciado = (id: number, silenciado: boolean) =>
  chamar(e.mudar, { params: { id }, body: { silenciado } });
