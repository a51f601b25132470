import type { Envio } from '@dominio/contrato/endpoint';
import {
  desligamentoEndpoints as e,
  type ObjetoDoDesligamento,
} from '@dominio/contrato/usuarios-desligamento';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Achado } from '../../components/campos/campo-procurado.tsx';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

/**
 * Who takes over: one person for everything, or one for each kind. The choices of the other way are
 * kept, so that switching back loses none.
 */
export interface Sucessores extends Partial<Record<ObjetoDoDesligamento, Achado | null>> {
  separados: boolean;
  todos: Achado | null;
}

/**
 * Switches between one successor for everything and one for each kind; choices already made are
 * taken over.
 */
export function alternarSeparados(antes: Sucessores, separados: boolean): Sucessores {
  const { todos, agenda, clientes, times } = antes;
  return separados
    ? {
        separados,
        todos,
        agenda: agenda ?? todos,
        clientes: clientes ?? todos,
        times: times ?? todos,
      }
    : { ...antes, separados, todos: todos ?? agenda ?? clientes ?? times ?? null };
}

type Corpo = Envio<typeof e.desligar>['body'];

/** Ids of the successors as the call takes them: one for everything, or one for each kind. */
export const corpoDosSucessores = (sucessores: Sucessores): Corpo => {
  const { separados, todos, agenda, clientes, times } = sucessores;
  return {
    transferir_para: (!separados && todos?.id) || null,
    agenda_para: (separados && agenda?.id) || null,
    clientes_para: (separados && clientes?.id) || null,
    times_para: (separados && times?.id) || null,
  };
};

/** Query of what an off-boarding would do. It is read again for each opening and never cached. */
export const previaDoDesligamento = (id: number, sucessores: Sucessores) => {
  const body = { ...corpoDosSucessores(sucessores), simular: true };
  return queryOptions({
    queryKey: ['desligamento', id, body],
    queryFn: ({ signal }) => chamar(e.desligar, { params: { id }, body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
};

/** Mutation that has somebody leave; every query that shows people is read again. */
export function useDesligar(id: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Corpo) => chamar(e.desligar, { params: { id }, body }),
    onSuccess: () => cliente.invalidateQueries({ queryKey: CHAVES.usuarios }),
  });
}
