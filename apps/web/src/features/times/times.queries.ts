import { buscaEndpoints, TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import type { Envio } from '@dominio/contrato/endpoint';
import { timesEndpoints as e } from '@dominio/contrato/times';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

export const TIMES_POR_PAGINA = 100;

const raiz = ['times'] as const;
const chaves = {
  raiz,
  lista: (pedido: object) => [...raiz, 'lista', pedido] as const,
  um: (id: number) => [...raiz, 'um', id] as const,
  membros: (id: number) => [...raiz, 'membros', id] as const,
  clientes: (id: number) => [...raiz, 'clientes', id] as const,
};

/** Sets are replaced as a whole: what is changed begins with what was read for it, never with what was kept. */
const aoAbrir = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** One page of the teams. The page before stays visible while the next one comes. */
export const paginaDeTimes = ({ termo, pagina }: { termo: string; pagina: number }) =>
  queryOptions({
    queryKey: chaves.lista({ termo, pagina }),
    queryFn: ({ signal }) => {
      const query = { termo: termo.trim() || undefined, page: pagina, limit: TIMES_POR_PAGINA };
      return chamar(e.listar, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const timeOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id),
    queryFn: ({ signal }) => chamar(e.ler, { params: { id } }, { signal }),
    // The form saves by its version: never from an old answer.
    staleTime: 0,
  });

export const membrosOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.membros(id),
    queryFn: ({ signal }) => chamar(e.usuarios, { params: { id } }, { signal }),
    ...aoAbrir,
  });

export const clientesOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.clientes(id),
    queryFn: ({ signal }) => chamar(e.clientes, { params: { id } }, { signal }),
    ...aoAbrir,
  });

/** People and clients that a term names best; one letter asks for nothing. */
export const procuraOptions = (termo: string) =>
  queryOptions({
    queryKey: ['procura-de-vinculos', termo],
    queryFn: ({ signal }) => chamar(buscaEndpoints.buscar, { query: { termo } }, { signal }),
    enabled: termo.length >= TERMO_MINIMO_DA_BUSCA,
  });

type Corpo = Envio<typeof e.atualizar>['body'] & Envio<typeof e.criar>['body'];

interface Conjunto {
  readonly id: number;
  readonly ids: number[];
  readonly versao: number;
}

/** Creates, changes and deletes teams, and replaces who and what is in them. */
export function useAcoesDosTimes() {
  const cliente = useQueryClient();
  const onSuccess = () => cliente.invalidateQueries({ queryKey: raiz });
  const salvar = useGravacao({
    mutationFn: async ({ id, body }: { id: number | null; body: Corpo }) =>
      id === null ? chamar(e.criar, { body }) : chamar(e.atualizar, { params: { id }, body }),
    onSuccess,
  });
  const excluir = useGravacao({
    mutationFn: (id: number) => chamar(e.excluir, { params: { id } }),
    // The team itself is still on screen while its drawer slides out, and is not asked for again.
    onSuccess: () => cliente.invalidateQueries({ queryKey: [...raiz, 'lista'] }),
  });
  const gravarMembros = useGravacao({
    mutationFn: ({ id, ids, versao }: Conjunto) =>
      chamar(e.gravarUsuarios, { params: { id }, body: { usuario_ids: ids, versao } }),
    onSuccess,
  });
  const gravarClientes = useGravacao({
    mutationFn: ({ id, ids, versao }: Conjunto) =>
      chamar(e.gravarClientes, { params: { id }, body: { cliente_ids: ids, versao } }),
    onSuccess,
  });
  return { salvar, excluir, gravarMembros, gravarClientes };
}
