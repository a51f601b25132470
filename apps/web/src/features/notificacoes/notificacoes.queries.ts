import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { aoSair } from '../../lib/sessao-storage.ts';
import {
  acrescentar,
  comLeitura,
  LIMITE_DA_LISTA,
  lerLista,
  MAXIMO_DE_NAO_LIDAS,
  mesma,
  type Notificacao,
} from './notificacoes.rules.ts';

/** What the page of all notifications is narrowed to at first. */
export const SEM_RECORTE = { filtro: 'todas', categoria: null, busca: '' } as const;

const raiz = ['notificacoes'] as const;

export const chaves = {
  raiz,
  naoLidas: [...raiz, 'nao-lidas'] as const,
  lista: [...raiz, 'lista'] as const,
  /** Of the page of all notifications, each with what it is narrowed to. */
  paginas: [...raiz, 'paginas'] as const,
};

/** Query of the unread notifications; their number is the badge's (specification part 1 §3.5). */
export const naoLidasOptions = queryOptions({
  queryKey: chaves.naoLidas,
  queryFn: async ({ signal }) =>
    lerLista(await chamar(notificacoesEndpoints.naoLidas, undefined, { signal })),
});

/** Query of a person's newest notifications, read or not. */
export const listaOptions = (usuarioId: number) =>
  queryOptions({
    queryKey: chaves.lista,
    queryFn: async ({ signal }) => {
      const envio = { params: { userId: usuarioId }, query: { limit: LIMITE_DA_LISTA } };
      return lerLista(await chamar(notificacoesEndpoints.doUsuario, envio, { signal }));
    },
  });

type Mudar = (lista: Notificacao[]) => Notificacao[];

/** One page of all notifications. */
export interface Pagina {
  readonly itens: Notificacao[];
  readonly total: number;
  readonly naoLidas: number;
  readonly proxima: number | null;
}
export type Paginas = InfiniteData<Pagina, number | undefined>;

/** Changes what the pages of all notifications hold, whatever they are narrowed to. */
export const mudarPaginas = (queryClient: QueryClient, mudanca: Mudar): void =>
  void queryClient.setQueriesData<Paginas>(
    { queryKey: chaves.paginas },
    (dados) =>
      dados && {
        ...dados,
        pages: dados.pages.map((pagina) => ({ ...pagina, itens: mudanca(pagina.itens) })),
      },
  );

/** Changes both cached lists; one that has not been read yet stays unread. */
export function mudar(queryClient: QueryClient, naoLidas: Mudar, lista: Mudar): void {
  queryClient.setQueryData<Notificacao[]>(chaves.naoLidas, (dados) => dados && naoLidas(dados));
  queryClient.setQueryData<Notificacao[]>(chaves.lista, (dados) => dados && lista(dados));
}

/** Changes of this session, in this tab, that the server has not answered yet. */
let emCurso = new Set<symbol>();
aoSair(() => {
  emCurso = new Set();
});

/**
 * Has the lists read again, unless a change is under way: a reading in between would bring back for
 * a moment what the change has removed from the screen.
 */
export const reler = (queryClient: QueryClient): Promise<void> =>
  emCurso.size > 0 ? Promise.resolve() : queryClient.invalidateQueries({ queryKey: chaves.raiz });

/**
 * Runs a change that the screen already shows; after the last of several, the lists are read again.
 */
export async function durante<T>(queryClient: QueryClient, pedir: () => Promise<T>): Promise<T> {
  const [todas, esta] = [emCurso, Symbol('mudança')];
  todas.add(esta);
  try {
    // A reading that began before the change would undo it on the screen.
    await queryClient.cancelQueries({ queryKey: chaves.raiz });
    return await pedir();
  } finally {
    todas.delete(esta);
    void reler(queryClient);
  }
}

/**
 * Repeats readings under way, which may have begun before a change and would undo it. A first
 * reading has nothing to show meanwhile: it is not broken off but followed by another.
 */
export async function relerSeLendo(queryClient: QueryClient): Promise<void> {
  const lendo = queryClient.getQueryCache().findAll({ queryKey: raiz, fetchStatus: 'fetching' });
  if (lendo.length === 0) return;
  const inevitaveis = lendo.filter((query) => query.state.data === undefined || !query.isActive());
  const fins = inevitaveis.map((query) => query.promise);
  void reler(queryClient);
  await Promise.allSettled(fins);
  if (fins.length > 0) await reler(queryClient);
}

/**
 * Puts a new notification at the head of the pages that are not narrowed, and out of its former
 * place; narrowed ones are read again.
 */
function guardarNasPaginas(queryClient: QueryClient, nova: Notificacao): void {
  mudarPaginas(queryClient, (itens) => itens.filter((item) => !mesma(item, nova)));
  const todas = [...chaves.paginas, SEM_RECORTE];
  queryClient.setQueryData<Paginas>(todas, (dados) => {
    const [primeira, ...outras] = dados?.pages ?? [];
    if (!dados || !primeira) return dados;
    return { ...dados, pages: [{ ...primeira, itens: [nova, ...primeira.itens] }, ...outras] };
  });
  void queryClient.invalidateQueries({
    queryKey: chaves.paginas,
    predicate: ({ queryKey }) => JSON.stringify(queryKey) !== JSON.stringify(todas),
  });
}

/** Puts a new notification at the head of the lists. */
export function guardarNova(queryClient: QueryClient, nova: Notificacao): void {
  mudar(
    queryClient,
    (dados) => (nova.lida ? dados : acrescentar(dados, nova, MAXIMO_DE_NAO_LIDAS)),
    (dados) => acrescentar(dados, nova, LIMITE_DA_LISTA),
  );
  guardarNasPaginas(queryClient, nova);
  void relerSeLendo(queryClient);
}

/** Shows one notification, or all (`null`), as read. */
export function guardarLeitura(queryClient: QueryClient, id: number | null): void {
  mudar(
    queryClient,
    (dados) => (id === null ? [] : dados.filter((item) => item.id !== id)),
    (dados) => comLeitura(dados, id, true),
  );
  // A page narrowed to the unread keeps what was read there in its place until it is read again.
  mudarPaginas(queryClient, (itens) => comLeitura(itens, id, true));
}

/** Shows the notifications of `antes` as unread again, after the server refused to mark them. */
export function desfazerLeitura(queryClient: QueryClient, antes: readonly Notificacao[]): void {
  const devolver = (dados: Notificacao[]) =>
    antes.reduce((lista, { id }) => comLeitura(lista, id, false), dados);
  mudar(
    queryClient,
    (dados) =>
      [...antes]
        .reverse()
        .reduce((lista, item) => acrescentar(lista, item, MAXIMO_DE_NAO_LIDAS), dados),
    devolver,
  );
  mudarPaginas(queryClient, devolver);
}
