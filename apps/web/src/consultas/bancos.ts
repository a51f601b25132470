import { bancosEndpoints } from '@dominio/contrato/contas-bancarias';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';

/** Query of all banks; the list is a published one, which no session sees change. */
export const bancosOptions = queryOptions({
  queryKey: ['bancos'],
  queryFn: async ({ signal }) =>
    (await chamar(bancosEndpoints.listar, { query: {} }, { signal })).bancos,
  staleTime: Number.POSITIVE_INFINITY,
});
