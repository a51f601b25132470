import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { chavesDeClientes } from './clientes.queries.ts';

/** Query of the people and teams that the list may be narrowed to. */
export const quemAtendeOptions = queryOptions({
  queryKey: [...chavesDeClientes.raiz, 'quem-atende'],
  queryFn: ({ signal }) => chamar(atendimentoDeClientesEndpoints.quemAtende, undefined, { signal }),
});
