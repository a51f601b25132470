import { sessoesAbertasEndpoints as e } from '@dominio/contrato/sessoes-abertas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './minha-conta.chaves.ts';

/** Query of the own open sessions, read at every visit. */
export const minhasSessoesOptions = () =>
  queryOptions({
    queryKey: chaves.sessoes,
    queryFn: ({ signal }) => chamar(e.minhas, undefined, { signal }),
    staleTime: 0,
  });

/** Mutation that ends one other own session, or all others (`null`); the list is read again. */
export function useEncerrarSessoes() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (sid: string | null) =>
      sid === null ? chamar(e.encerrarMinhas) : chamar(e.encerrarMinha, { params: { sid } }),
    onSettled: () => cliente.invalidateQueries({ queryKey: chaves.sessoes }),
  });
}
