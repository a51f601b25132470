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
