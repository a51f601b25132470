import type { Envio } from '@dominio/contrato/endpoint';
import { permissoesEndpoints as e } from '@dominio/contrato/grupos';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

export const PERMISSOES_POR_PAGINA = 100;

/** Under the groups' key: whatever changes groups has the catalogue read again. */
const raiz = ['grupos', 'permissao'] as const;

/** One page of the catalogue. The page before stays visible while the next one comes. */
export const paginaDePermissoes = (filtros: { termo: string; modulo: string; pagina: number }) =>
  queryOptions({
    queryKey: [...raiz, 'lista', filtros],
    queryFn: ({ signal }) => {
      const query = {
        termo: filtros.termo.trim() || undefined,
        modulo: filtros.modulo || undefined,
        ...{ page: filtros.pagina, limit: PERMISSOES_POR_PAGINA },
      };
      return chamar(e.listar, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const permissaoOptions = (id: number) =>
  queryOptions({
    queryKey: [...raiz, 'uma', id],
    queryFn: ({ signal }) => chamar(e.ler, { params: { id } }, { signal }),
    staleTime: 0,
  });

type Gravacao =
  | { id: null; body: Envio<typeof e.criar>['body'] }
  | { id: number; body: Envio<typeof e.atualizar>['body'] };

/** Creates, changes and deletes permissions, and completes the standard; groups and people read anew. */
export function useAcoesDasPermissoes() {
  const cliente = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      cliente.invalidateQueries({ queryKey: ['grupos'] }),
      cliente.invalidateQueries({ queryKey: ['usuarios'] }),
    ]);
  const salvar = useGravacao({
    mutationFn: (envio: Gravacao) =>
      envio.id === null
        ? chamar(e.criar, { body: envio.body })
        : chamar(e.atualizar, { params: { id: envio.id }, body: envio.body }),
    onSuccess,
  });
  const excluir = useGravacao({
    mutationFn: (id: number) => chamar(e.excluir, { params: { id } }),
    // The permission itself is still on screen while its drawer slides out.
    onSuccess: () => cliente.invalidateQueries({ queryKey: [...raiz, 'lista'] }),
  });
  const criarPadrao = useGravacao({ mutationFn: () => chamar(e.criarPadrao), onSuccess });
  return { salvar, excluir, criarPadrao };
}
