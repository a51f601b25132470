import {
  type CorrecaoRespondida,
  correcoesEndpoints,
  type Decisao,
} from '@dominio/contrato/correcoes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import type { Aviso } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const raiz = ['correcoes'] as const;

/** Path of a correction, as `avisarComDesfazer` asks for it. */
const caminhoDaCorrecao = (id: number): string => `/api/correcoes/${id}`;

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

interface DecisaoDita {
  readonly id: number;
  readonly decisao: Decisao;
  /** What is said once it is decided, beside the way back. */
  readonly aviso: Pick<Aviso, 'titulo' | 'mensagem'>;
}

/** Mutation that accepts and refuses fields, and offers to undo it. */
export function useDecidir(aoMudar: () => Promise<unknown>) {
  const { mutateAsync: desfazer } = useDesfazerResposta(aoMudar);
  return useGravacao({
    mutationFn: ({ id, decisao }: DecisaoDita) =>
      chamar(correcoesEndpoints.decidir, { params: { id }, body: decisao }),
    // Here, not where it is called: there it would wait until all is read again, and be lost with the
    // next decision, or with the dialog.
    onSuccess: (respondida, { id, aviso }) => {
      avisarComDesfazer({
        ...aviso,
        registros: [caminhoDaCorrecao(id)],
        desfazer: () => desfazer(respondida),
        falha: 'Erro ao desfazer a resposta',
      });
    },
    // Also after a refusal: somebody may have been faster.
    onSettled: useReler(aoMudar),
  });
}

/** Mutation that takes an answer back: the register has what it had, and the correction waits again. */
function useDesfazerResposta(aoMudar: () => Promise<unknown>) {
  return useGravacao({
    mutationFn: ({ id, resposta_id }: Pick<CorrecaoRespondida, 'id' | 'resposta_id'>) =>
      chamar(correcoesEndpoints.desfazer, { params: { id }, body: { resposta_id } }),
    onSettled: useReler(aoMudar),
  });
}
