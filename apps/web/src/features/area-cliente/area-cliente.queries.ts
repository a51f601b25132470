import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { dadosDaAreaDoClienteEndpoints } from '@dominio/contrato/area-cliente-dados';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { chaves } from './area-cliente.chaves.ts';

/** Meetings to come and past ones, which are two lists. */
export type Periodo = 'proximos' | 'anteriores';

const POR_VEZ = 20;

/** Query of one list, page by page: coming meetings soonest first, past ones newest first. */
export const reunioes = (periodo: Periodo) =>
  infiniteQueryOptions({
    queryKey: chaves.agenda(periodo),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const query = { periodo, page: pageParam, limit: POR_VEZ };
      return chamar(areaClienteEndpoints.agenda, { query }, { signal });
    },
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
  });

/** Query of the firm and of who answers for the company. */
export const escritorioDoClienteOptions = queryOptions({
  queryKey: chaves.escritorio,
  queryFn: ({ signal }) => chamar(areaClienteEndpoints.escritorio, undefined, { signal }),
});

/** Query of the company's register as the firm has it. */
export const dadosDoClienteOptions = queryOptions({
  queryKey: chaves.dados,
  queryFn: ({ signal }) => chamar(dadosDaAreaDoClienteEndpoints.ler, undefined, { signal }),
});
