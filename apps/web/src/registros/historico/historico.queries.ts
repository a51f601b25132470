import { auditoriaEndpoints as e, type TipoComHistorico } from '@dominio/contrato/auditoria';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';

/** Entries of one page. */
const POR_VEZ = 20;

/** Query of the entries about one record, page by page into the past. */
export const historicoOptions = (tipo: TipoComHistorico, id: number) =>
  infiniteQueryOptions({
    queryKey: [...CHAVES.historico, tipo, id],
    queryFn: ({ signal, pageParam }) =>
      chamar(
        e.historico,
        { params: { tipo, id }, query: { limit: POR_VEZ, antes_de: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    staleTime: 0,
  });
