import { sessoesAbertasEndpoints as e } from '@dominio/contrato/sessoes-abertas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const chave = (id: number) => [...CHAVES.usuarios, 'sessoes', id] as const;

/** Query of a person's open sessions, read at every opening. */
export const sessoesDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave(id),
    queryFn: ({ signal }) => chamar(e.daPessoa, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Mutation that ends one session of a person, or all (`null`); the list is read again. */
export function useEncerrarDaPessoa(id: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (sid: string | null) =>
      sid === null
        ? chamar(e.encerrarTodasDaPessoa, { params: { id } })
        : chamar(e.encerrarDaPessoa, { params: { id, sid } }),
    onSettled: () => cliente.invalidateQueries({ queryKey: chave(id) }),
  });
}
