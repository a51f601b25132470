import {
  type CorrecaoRespondida,
  correcoesEndpoints,
  type Decisao,
} from '@dominio/contrato/correcoes';
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

/** Has what a correction may have changed read anew wherever it stands. */
function useReler(aoMudar: () => Promise<unknown>) {
  const cliente = useQueryClient();
  return () =>
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
    ]);
}

/** Mutation that accepts and refuses fields. */
export function useDecidir(aoMudar: () => Promise<unknown>) {
  return useGravacao({
    mutationFn: ({ id, ...body }: Decisao & { id: number }) =>
      chamar(correcoesEndpoints.decidir, { params: { id }, body }),
    // Also after a refusal: somebody may have been faster.
    onSettled: useReler(aoMudar),
  });
}

/** Mutation that takes an answer back: the register has what it had, and the correction waits again. */
export function useDesfazerResposta(aoMudar: () => Promise<unknown>) {
  return useGravacao({
    mutationFn: ({ id, resposta_id }: Pick<CorrecaoRespondida, 'id' | 'resposta_id'>) =>
      chamar(correcoesEndpoints.desfazer, { params: { id }, body: { resposta_id } }),
    onSettled: useReler(aoMudar),
  });
}

/** Path of a correction, as `avisarComDesfazer` asks for it. */
export const caminhoDaCorrecao = (id: number): string => `/api/correcoes/${id}`;
