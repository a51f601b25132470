import {
  ausenciasEndpoints as e,
  type FiltrosDeAusencias,
  type QUANDO_AUSENTE,
} from '@dominio/contrato/ausencias';
import { buscaEndpoints, TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import type { Envio } from '@dominio/contrato/endpoint';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const raiz = ['ausencias'] as const;

export type Quando = (typeof QUANDO_AUSENTE)[number];
export const POR_PAGINA: FiltrosDeAusencias['limit'] = 50;

/** One page of who is away now, who will be, or who was. */
export const ausenciasOptions = (quando: Quando, page: number) =>
  queryOptions({
    queryKey: [...raiz, quando, page],
    queryFn: ({ signal }) =>
      chamar(e.listar, { query: { quando, page, limit: POR_PAGINA } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Colleagues whom a term names. */
export const colegasOptions = (termo: string) => ({
  queryKey: [...raiz, 'colegas', termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    if (termo.length < TERMO_MINIMO_DA_BUSCA) return [];
    const { pessoas } = await chamar(buscaEndpoints.buscar, { query: { termo } }, { signal });
    return pessoas;
  },
});

type Corpo = Envio<typeof e.atualizar>['body'];

/** Notes, changes and takes away absences. */
export function useAcoesDasAusencias() {
  const cliente = useQueryClient();
  const reler = () => cliente.invalidateQueries({ queryKey: raiz });
  const salvar = useGravacao({
    mutationFn: ({ id, body }: { id: number | null; body: Corpo }) =>
      id === null ? chamar(e.criar, { body }) : chamar(e.atualizar, { params: { id }, body }),
    // A refusal too: what the list shows may be what is stale.
    onSettled: reler,
  });
  const excluir = async (id: number, opcoes: { keepalive: boolean }) => {
    await chamar(e.excluir, { params: { id } }, opcoes);
    await reler();
  };
  return { salvar, excluir };
}
