import type { Envio } from '@dominio/contrato/endpoint';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import {
  desligamentoEndpoints as e,
  type ObjetoDoDesligamento,
} from '@dominio/contrato/usuarios-desligamento';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Achado } from '../../components/campos/campo-procurado.tsx';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

/** Who takes over: one for everything, or one for each kind. */
export interface Sucessores extends Partial<Record<ObjetoDoDesligamento, Achado | null>> {
  todos: Achado | null;
}

type Corpo = Envio<typeof e.desligar>['body'];

export const corpoDosSucessores = ({ todos, agenda, clientes, times }: Sucessores): Corpo => ({
  transferir_para: todos?.id ?? null,
  agenda_para: agenda?.id ?? null,
  clientes_para: clientes?.id ?? null,
  times_para: times?.id ?? null,
});

/** What would happen. Each answer is of its moment: none is kept. */
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

/** Has somebody leave; whatever shows people reads again. */
export function useDesligar(id: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Corpo) => chamar(e.desligar, { params: { id }, body }),
    onSuccess: () => cliente.invalidateQueries({ queryKey: ['usuarios'] }),
  });
}

const ACHADOS = 20;

/** Active colleagues whom a term finds. */
export const colegasOptions = (termo: string) => ({
  queryKey: ['usuarios', 'colegas', termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { ativo: true, equipe: true, limit: ACHADOS, ...(termo && { termo }) };
    const { usuarios } = await chamar(cadastroDeUsuariosEndpoints.buscar, { query }, { signal });
    return usuarios;
  },
});
