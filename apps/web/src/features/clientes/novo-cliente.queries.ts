import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import type { Envio } from '@dominio/contrato/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aoMudarClientes, chavesDeClientes } from './clientes.queries.ts';

/** Query of the clients in scope with this same name; not made while the name is blank. */
export const homonimosOptions = (nome: string) =>
  queryOptions({
    queryKey: [...chavesDeClientes.raiz, 'homonimos', nome],
    queryFn: async ({ signal }) => {
      const query = { nome };
      return (await chamar(cadastroDeClientesEndpoints.homonimos, { query }, { signal })).clientes;
    },
    enabled: nome !== '',
  });

/** Creates a client, with company and contract where they are given. */
export function useCriarCliente() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Envio<typeof cadastroDeClientesEndpoints.criar>['body']) =>
      chamar(cadastroDeClientesEndpoints.criar, { body }),
    onSuccess: () => aoMudarClientes(cliente),
  });
}
