import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import {
  passagensEndpoints as e,
  type NovaPassagem,
  type Passagem,
} from '@dominio/contrato/passagens';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const raiz = ['passagens'] as const;
const doTermo = (id: number) => [...raiz, 'termo', id] as const;

/** The page of one handover term. */
export const enderecoDoTermo = (id: number) => `/passagem?termo=${id}`;

/** Query of the handover terms of a client. */
export const passagensOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...raiz, 'cliente', clienteId],
    queryFn: ({ signal }) => chamar(e.listar, { params: { id: clienteId } }, { signal }),
    staleTime: 0,
  });

/** Query of one term, as whoever signs it or sees its client reads it. */
export const passagemOptions = (id: number) =>
  queryOptions({
    queryKey: doTermo(id),
    queryFn: ({ signal }) => chamar(e.ler, { params: { id } }, { signal }),
    // The other person may have signed it meanwhile.
    staleTime: 0,
  });

/** Query of what a term would record for who receives the client. */
export const previaOptions = (clienteId: number, recebe: number) =>
  queryOptions({
    queryKey: [...raiz, 'previa', clienteId, recebe],
    queryFn: ({ signal }) =>
      chamar(
        e.previa,
        { params: { id: clienteId }, query: { quem_recebe_id: recebe } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Query of who is responsible for a client: one of them hands it over. */
export const responsaveisDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...raiz, 'responsaveis', clienteId],
    queryFn: async ({ signal }) => {
      const { pessoas } = await chamar(
        atendimentoDeClientesEndpoints.ler,
        { params: { id: clienteId } },
        { signal },
      );
      return pessoas.filter(({ papel }) => papel === 'responsavel');
    },
    staleTime: 0,
  });

/** Mutation that has a term made. */
export function useGerar(clienteId: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: NovaPassagem) => chamar(e.gerar, { params: { id: clienteId }, body }),
    onSuccess: (termo) => cliente.setQueryData(doTermo(termo.id), termo),
    onSettled: () => cliente.invalidateQueries({ queryKey: [...raiz, 'cliente', clienteId] }),
  });
}

/** What may be done with a term. */
export type Ato =
  | { readonly ato: 'assinar' }
  | { readonly ato: 'cancelar' }
  | { readonly ato: 'recusar'; readonly motivo: string };

const pedir = ({ id, versao }: Passagem, feito: Ato): Promise<Passagem> => {
  const params = { id };
  if (feito.ato === 'assinar') return chamar(e.assinar, { params, body: { versao } });
  if (feito.ato === 'cancelar') return chamar(e.cancelar, { params, body: { versao } });
  return chamar(e.recusar, { params, body: { motivo: feito.motivo, versao } });
};

/** Mutation that signs, refuses or calls off a term; it may give the client to somebody else. */
export function useAgir(termo: Passagem) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (feito: Ato) => pedir(termo, feito),
    onSuccess: (depois) => cliente.setQueryData(doTermo(termo.id), depois),
    // Also after a refusal: the other person may have been faster.
    onSettled: () =>
      Promise.all(
        [raiz, CHAVES.contratos, CHAVES.linhaDoTempo, CHAVES.historico].map((queryKey) =>
          cliente.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
