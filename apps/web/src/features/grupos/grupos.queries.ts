import type { Envio } from '@dominio/contrato/endpoint';
import { gruposEndpoints as e, permissoesEndpoints } from '@dominio/contrato/grupos';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

export const GRUPOS_POR_PAGINA = 100;

const raiz = ['grupos'] as const;
const lista = [...raiz, 'lista'] as const;

/** Sets are replaced as a whole: what is changed begins with what was read for it, never with what was kept. */
const aoAbrir = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** One page of the groups. The page before stays visible while the next one comes. */
export const paginaDeGrupos = ({ termo, pagina }: { termo: string; pagina: number }) =>
  queryOptions({
    queryKey: [...lista, termo, pagina],
    queryFn: ({ signal }) => {
      const query = { termo: termo.trim() || undefined, page: pagina, limit: GRUPOS_POR_PAGINA };
      return chamar(e.listar, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const grupoOptions = (id: number) =>
  queryOptions({
    queryKey: [...raiz, 'um', id],
    queryFn: ({ signal }) => chamar(e.ler, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Every permission that exists, as the matrix shows them. */
export const catalogoOptions = () =>
  queryOptions({
    queryKey: [...raiz, 'catalogo'],
    queryFn: async ({ signal }) =>
      (await chamar(permissoesEndpoints.listar, { query: { limit: 1_000 } }, { signal }))
        .permissoes,
  });

export const permissoesDoGrupoOptions = (id: number) =>
  queryOptions({
    queryKey: [...raiz, 'permissoes', id],
    queryFn: ({ signal }) => chamar(e.permissoes, { params: { id } }, { signal }),
    ...aoAbrir,
  });

export const alcanceDoGrupoOptions = (id: number) =>
  queryOptions({
    queryKey: [...raiz, 'clientes', id],
    queryFn: ({ signal }) => chamar(e.clientes, { params: { id } }, { signal }),
    ...aoAbrir,
  });

/** Clients that whoever asks may link. */
export const clientesVinculaveisOptions = () =>
  queryOptions({
    queryKey: [...raiz, 'clientes-vinculaveis'],
    queryFn: ({ signal }) =>
      chamar(cadastroDeUsuariosEndpoints.clientesParaVinculacao, undefined, { signal }),
  });

type Corpo = Envio<typeof e.atualizar>['body'] & Envio<typeof e.criar>['body'];
export type AlcanceEnviado = Envio<typeof e.gravarClientes>['body'];

/** Creates, changes and deletes groups, and replaces what they hold and see. */
export function useAcoesDosGrupos() {
  const cliente = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      cliente.invalidateQueries({ queryKey: raiz }),
      // People are shown with the names of their groups.
      cliente.invalidateQueries({ queryKey: ['usuarios'] }),
    ]);
  const salvar = useGravacao({
    mutationFn: async ({ id, body }: { id: number | null; body: Corpo }) =>
      id === null ? chamar(e.criar, { body }) : chamar(e.atualizar, { params: { id }, body }),
    onSuccess,
  });
  const excluir = useGravacao({
    mutationFn: (id: number) => chamar(e.excluir, { params: { id } }),
    // The group itself is still on screen while its drawer slides out, and is not asked for again.
    onSuccess: () =>
      Promise.all([
        cliente.invalidateQueries({ queryKey: lista }),
        cliente.invalidateQueries({ queryKey: ['usuarios'] }),
      ]),
  });
  const gravarPermissoes = useGravacao({
    mutationFn: ({ id, ids, versao }: { id: number; ids: number[]; versao: number }) =>
      chamar(e.gravarPermissoes, { params: { id }, body: { permissao_ids: ids, versao } }),
    onSuccess,
  });
  const gravarClientes = useGravacao({
    mutationFn: ({ id, body }: { id: number; body: AlcanceEnviado }) =>
      chamar(e.gravarClientes, { params: { id }, body }),
    onSuccess,
  });
  return { salvar, excluir, gravarPermissoes, gravarClientes };
}
