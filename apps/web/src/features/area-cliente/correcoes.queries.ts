import { correcoesDoClienteEndpoints, type NovaCorrecao } from '@dominio/contrato/correcoes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './area-cliente.chaves.ts';

/** Query of what the company proposed to correct. */
export const correcoesDoClienteOptions = queryOptions({
  queryKey: chaves.correcoes,
  queryFn: ({ signal }) => chamar(correcoesDoClienteEndpoints.listar, undefined, { signal }),
});

function useReler() {
  const cliente = useQueryClient();
  return () => cliente.invalidateQueries({ queryKey: chaves.correcoes });
}

/** Mutation that proposes a correction. */
export const usePropor = () =>
  useGravacao({
    mutationFn: (body: NovaCorrecao) => chamar(correcoesDoClienteEndpoints.propor, { body }),
    onSuccess: useReler(),
  });

/** Mutation that withdraws one. */
export const useRetirar = () =>
  useGravacao({
    mutationFn: (id: number) => chamar(correcoesDoClienteEndpoints.retirar, { params: { id } }),
    onSettled: useReler(),
  });
