import { type Cliente, clientesEndpoints } from '@dominio/contrato/clientes';
import type { Envio } from '@dominio/contrato/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aoMudarClientes, chavesDeClientes } from './clientes.queries.ts';

/**
 * Query of a client's record. It is read again at each opening, because saving needs its last
 * version.
 */
export const fichaOptions = (id: number) =>
  queryOptions({
    queryKey: [...chavesDeClientes.raiz, 'ficha', id],
    queryFn: ({ signal }) => chamar(clientesEndpoints.ler, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Saves a client's record, and shows the one that the server answers. */
export function useGravarFicha(id: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Envio<typeof clientesEndpoints.atualizar>['body']) =>
      chamar(clientesEndpoints.atualizar, { params: { id }, body }),
    onSuccess: async (ficha: Cliente) => {
      cliente.setQueryData(fichaOptions(id).queryKey, ficha);
      await Promise.all([
        aoMudarClientes(cliente),
        cliente.invalidateQueries({ queryKey: CHAVES.historico }),
      ]);
    },
  });
}
