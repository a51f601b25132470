import { clientesEndpoints } from '@dominio/contrato/clientes';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Query of the client that an address names, of which a list says the name: one out of reach has none. */
export const clienteChamadoOptions = (id: number) =>
  queryOptions({
    queryKey: [...CHAVES.clientesProcurados, 'chamado', id],
    queryFn: ({ signal }) => chamar(clientesEndpoints.ler, { params: { id } }, { signal }),
    retry: false,
  });
