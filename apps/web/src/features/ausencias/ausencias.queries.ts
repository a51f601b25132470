import {
  ausenciasEndpoints as e,
  type FiltrosDeAusencias,
  type QUANDO_AUSENTE,
} from '@dominio/contrato/ausencias';
import { buscaEndpoints, TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import type { Envio } from '@dominio/contrato/endpoint';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { concluirExclusoes } from '../../lib/exclusao-adiada.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const raiz = CHAVES.ausencias;

export type Quando = (typeof QUANDO_AUSENTE)[number];
export const POR_PAGINA: FiltrosDeAusencias['limit'] = 50;

/** Query of one page of present, coming or past absences. */
export const ausenciasOptions = (quando: Quando, page: number) =>
  queryOptions({
    queryKey: [...raiz, quando, page],
    queryFn: ({ signal }) =>
      chamar(e.listar, { query: { quando, page, limit: POR_PAGINA } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Query of colleagues whose name has a term. */
export const colegasOptions = (termo: string) => ({
  queryKey: [...raiz, 'colegas', termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    if (termo.length < TERMO_MINIMO_DA_BUSCA) return [];
    const { pessoas } = await chamar(buscaEndpoints.buscar, { query: { termo } }, { signal });
    return pessoas;
  },
});

type Corpo = Envio<typeof e.atualizar>['body'];

/** Creates, changes and deletes absences. */
export function useAcoesDasAusencias() {
  const cliente = useQueryClient();
  const reler = () =>
    Promise.all(
      [raiz, CHAVES.historico].map((queryKey) => cliente.invalidateQueries({ queryKey })),
    );
  const salvar = useGravacao({
    mutationFn: async ({ id, body }: { id: number | null; body: Corpo }) => {
      // An absence whose deletion is still waiting may be on the days that this one takes.
      await concluirExclusoes();
      return id === null
        ? chamar(e.criar, { body })
        : chamar(e.atualizar, { params: { id }, body });
    },
    // Also after a refusal, whose cause may be that the list is stale.
    onSettled: reler,
  });
  const excluir = async (id: number, opcoes: { keepalive: boolean }) => {
    await chamar(e.excluir, { params: { id } }, opcoes);
    await reler();
  };
  return { salvar, excluir };
}
