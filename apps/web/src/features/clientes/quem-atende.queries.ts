import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { chavesDeClientes } from './clientes.queries.ts';

/** Whom one may choose changes by the week, and the page is opened all day. */
const FRESCOR_MS = 5 * 60_000;

/** Query of the people and teams that the list may be narrowed to. */
export const quemAtendeOptions = queryOptions({
  queryKey: [...chavesDeClientes.raiz, 'quem-atende'],
  staleTime: FRESCOR_MS,
  queryFn: ({ signal }) => chamar(atendimentoDeClientesEndpoints.quemAtende, undefined, { signal }),
});
