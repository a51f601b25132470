import { correcoesEndpoints, type Decisao } from '@dominio/contrato/correcoes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const raiz = ['correcoes'] as const;

/** Query of a client's corrections that wait for review, of what one may change. */
export const correcoesOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...raiz, clienteId],
    queryFn: ({ signal }) =>
      chamar(correcoesEndpoints.listar, { query: { cliente_id: clienteId } }, { signal }),
  });

/** Mutation that accepts and refuses fields; what was accepted is read anew wherever it stands. */
export function useDecidir(aoMudar: () => Promise<unknown>) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: ({ id, ...body }: Decisao & { id: number }) =>
      chamar(correcoesEndpoints.decidir, { params: { id }, body }),
    // Also after a refusal: somebody may have been faster.
    onSettled: () =>
      Promise.all([
        ...[
          raiz,
          CHAVES.empresas,
          CHAVES.contatos,
          CHAVES.contasBancarias,
          CHAVES.historico,
          CHAVES.linhaDoTempo,
        ].map((queryKey) => cliente.invalidateQueries({ queryKey })),
        aoMudar(),
      ]),
  });
}
