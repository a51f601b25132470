import { type FiltroDaLista, notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesEntregasEndpoints } from '@dominio/contrato/notificacoes-entregas';
import type { Categoria } from '@dominio/contrato/notificacoes-tipos';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { chaves } from './notificacoes.queries.ts';
import { lerLista } from './notificacoes.rules.ts';

/** What the page of all notifications is narrowed to. */
export interface Recorte {
  readonly filtro: FiltroDaLista;
  readonly categoria: Categoria | null;
  readonly busca: string;
}

/** Rows that are read at once. */
const POR_PAGINA = 30;

/** Query of a person's notifications, page after page. */
export const paginasOptions = (usuarioId: number, { filtro, categoria, busca }: Recorte) =>
  infiniteQueryOptions({
    queryKey: [...chaves.paginas, { filtro, categoria, busca }],
    queryFn: async ({ pageParam: antes_de, signal }) => {
      const query = {
        limit: POR_PAGINA,
        filtro,
        ...(categoria && { categoria }),
        ...(busca && { busca }),
        antes_de,
      };
      const envio = { params: { userId: usuarioId }, query };
      const lida = await chamar(notificacoesEndpoints.doUsuario, envio, { signal });
      return {
        itens: lerLista(lida),
        total: lida.total,
        naoLidas: lida.unread_count,
        proxima: lida.proxima ?? null,
      };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ proxima }) => proxima ?? undefined,
  });

/** Begins the keys of why notifications came: what the person mutes makes them stale. */
export const CHAVE_DO_PORQUE = [...chaves.raiz, 'por-que'] as const;

/** Query of why a person got a notification, by each way. */
export const porQueOptions = (id: number) =>
  queryOptions({
    queryKey: [...CHAVE_DO_PORQUE, id],
    queryFn: ({ signal }) =>
      chamar(notificacoesEntregasEndpoints.porQue, { params: { id } }, { signal }),
  });
