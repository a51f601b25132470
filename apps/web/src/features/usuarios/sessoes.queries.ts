import { sessoesAbertasEndpoints as e } from '@dominio/contrato/sessoes-abertas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const chave = (id: number) => [...CHAVES.usuarios, 'sessoes', id] as const;

/** The open sessions of somebody, read anew whenever they are looked at. */
export const sessoesDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave(id),
    queryFn: ({ signal }) => chamar(e.daPessoa, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Ends one session of somebody, or all of them (`null`); the list is read again. */
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
