import {
  checklistEndpoints as e,
  type ItemDoChecklist,
  type MudancaDoItem,
} from '@dominio/contrato/checklist';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

/** Query of a client's checklist: any register changes it, so it is read at each opening. */
export const checklistOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...CHAVES.checklist, clienteId],
    queryFn: ({ signal }) => chamar(e.ler, { params: { id: clienteId } }, { signal }),
    staleTime: 0,
  });

/**
 * Query of how many items these clients lack for their next stages, by client: those that the firm no
 * longer serves have none.
 */
export const pendenciasDoCadastroOptions = (clienteIds: readonly number[]) => {
  // In whichever order they stand.
  const ids = clienteIds.toSorted((a, b) => a - b);
  return queryOptions({
    queryKey: [...CHAVES.checklist, 'pendencias', ids],
    queryFn: async ({ signal }) => {
      const query = { clientes: ids.join() };
      const { clientes } = await chamar(e.pendencias, { query }, { signal });
      return new Map(clientes.map((um) => [um.cliente_id, um]));
    },
    staleTime: 0,
  });
};

function useReler() {
  const cliente = useQueryClient();
  return () =>
    Promise.all(
      [CHAVES.checklist, CHAVES.historico].map((queryKey) =>
        cliente.invalidateQueries({ queryKey }),
      ),
    );
}

export type Dito = Omit<MudancaDoItem, 'versao'>;

/** Mutation that says of an item what it is, as it was read. */
export const useMudarItem = (clienteId: number) =>
  useGravacao({
    mutationFn: ({ item, dito }: { item: ItemDoChecklist; dito: Dito }) =>
      chamar(e.mudar, {
        params: { id: clienteId, item_id: item.id },
        body: { ...dito, versao: item.versao },
      }),
    onSuccess: useReler(),
  });

/** Mutation that asks a contact of the client for items. */
export const usePedirAoCliente = (clienteId: number) =>
  useGravacao({
    mutationFn: (body: { contato_id: number; item_ids: number[] }) =>
      chamar(e.solicitar, { params: { id: clienteId }, body }),
    onSuccess: useReler(),
  });
