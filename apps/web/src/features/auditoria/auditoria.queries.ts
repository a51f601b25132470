import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { chamar, chamarArquivo } from '../../lib/api-client.ts';
import type { ConsultaDeAuditoria } from './auditoria.estado.ts';

const raiz = ['auditoria'] as const;
const POR_PAGINA = 50;
const NA_GAVETA = 20;

/** Query of the log under the filters, page by page into the past. */
export const eventosOptions = (consulta: ConsultaDeAuditoria) =>
  infiniteQueryOptions({
    queryKey: [...raiz, 'lista', consulta],
    queryFn: ({ signal, pageParam }) =>
      chamar(
        e.listar,
        { query: { ...consulta, limit: POR_PAGINA, antes_de: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    placeholderData: keepPreviousData,
    // Read at every visit, so that an action just taken is in the list.
    staleTime: 0,
  });

export const eventoOptions = (id: number) =>
  queryOptions({
    queryKey: [...raiz, 'evento', id],
    queryFn: ({ signal }) => chamar(e.ler, { params: { id } }, { signal }),
  });

/** Query of the choices of the log's filters, and of up to where the log is sealed. */
export const opcoesOptions = () =>
  queryOptions({
    queryKey: [...raiz, 'opcoes'],
    queryFn: ({ signal }) => chamar(e.opcoes, undefined, { signal }),
  });

/** Query of the people whose name has a term, or of the person with an id. */
export const pessoasOptions = (query: { termo?: string; id?: number }) =>
  queryOptions({
    queryKey: [...raiz, 'pessoas', query],
    queryFn: ({ signal }) => chamar(e.pessoas, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Query of the entries about the person's own actions, page by page into the past. */
export const minhasOptions = () =>
  infiniteQueryOptions({
    queryKey: [...raiz, 'minhas'],
    queryFn: ({ signal, pageParam }) =>
      chamar(e.minhas, { query: { limit: NA_GAVETA, antes_de: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    staleTime: 0,
  });

/** Reads the log under the filters as a spreadsheet file; `body` proves again who the person is. */
export const exportar = (
  query: ConsultaDeAuditoria & { formato: FormatoDePlanilha },
  body: Reautenticacao,
): Promise<Blob> => chamarArquivo(e.exportar, { query, body });
