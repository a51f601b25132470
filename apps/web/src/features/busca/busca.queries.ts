import { buscaEndpoints, TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { normalizar } from '../../lib/formato.ts';

/** A pause in typing this long asks the server, in ms. */
export const PAUSA_MS = 120;

/** Whether a term has the letters and digits a search needs: with fewer the server finds nothing. */
export const procuravel = (termo: string): boolean =>
  normalizar(termo).replace(/[^\p{L}\p{N}]/gu, '').length >= TERMO_MINIMO_DA_BUSCA;

/** Clients, people and appointments for a term, as far as the person may see them. */
export const buscaOptions = (termo: string) =>
  queryOptions({
    queryKey: ['busca', termo],
    queryFn: ({ signal }) => chamar(buscaEndpoints.buscar, { query: { termo } }, { signal }),
    enabled: procuravel(termo),
  });
