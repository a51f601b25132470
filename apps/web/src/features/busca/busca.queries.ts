import { buscaEndpoints, TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { normalizar } from '../../lib/formato.ts';

/** Milliseconds without a key after which the server is asked. */
export const PAUSA_MS = 120;

/** Whether a term has enough letters and digits; with fewer the server finds nothing. */
export const procuravel = (termo: string): boolean =>
  normalizar(termo).replace(/[^\p{L}\p{N}]/gu, '').length >= TERMO_MINIMO_DA_BUSCA;

/** Query of the clients, people and appointments in scope that a term finds. */
export const buscaOptions = (termo: string) =>
  queryOptions({
    queryKey: ['busca', termo],
    queryFn: ({ signal }) => chamar(buscaEndpoints.buscar, { query: { termo } }, { signal }),
    enabled: procuravel(termo),
  });
