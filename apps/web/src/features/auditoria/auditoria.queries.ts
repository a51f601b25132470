import { auditoriaEndpoints as e, type TipoComHistorico } from '@dominio/contrato/auditoria';
import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { chamar, chamarArquivo } from '../../lib/api-client.ts';
import type { ConsultaDeAuditoria } from './auditoria.estado.ts';

const raiz = ['auditoria'] as const;
const POR_PAGINA = 50;
const NA_GAVETA = 20;

/** The log that the filters find, older and older. */
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
    // What was just done should be there when somebody comes to look.
    staleTime: 0,
  });

export const eventoOptions = (id: number) =>
  queryOptions({
    queryKey: [...raiz, 'evento', id],
    queryFn: ({ signal }) => chamar(e.ler, { params: { id } }, { signal }),
  });

export const opcoesOptions = () =>
  queryOptions({
    queryKey: [...raiz, 'opcoes'],
    queryFn: ({ signal }) => chamar(e.opcoes, undefined, { signal }),
  });

/** People that a term names, or the one of an id. */
export const pessoasOptions = (query: { termo?: string; id?: number }) =>
  queryOptions({
    queryKey: [...raiz, 'pessoas', query],
    queryFn: ({ signal }) => chamar(e.pessoas, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What was done to one record, older and older. */
export const historicoOptions = (tipo: TipoComHistorico, id: number) =>
  infiniteQueryOptions({
    queryKey: [...raiz, 'historico', tipo, id],
    queryFn: ({ signal, pageParam }) =>
      chamar(
        e.historico,
        { params: { tipo, id }, query: { limit: NA_GAVETA, antes_de: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    staleTime: 0,
  });

/** What the person did, older and older. */
export const minhasOptions = () =>
  infiniteQueryOptions({
    queryKey: [...raiz, 'minhas'],
    queryFn: ({ signal, pageParam }) =>
      chamar(e.minhas, { query: { limit: NA_GAVETA, antes_de: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    staleTime: 0,
  });

/** The log that the filters find, as a sheet, for who proves anew who they are. */
export const exportar = (
  query: ConsultaDeAuditoria & { formato: FormatoDePlanilha },
  body: Reautenticacao,
): Promise<Blob> => chamarArquivo(e.exportar, { query, body });
