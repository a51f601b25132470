import {
  type CampoDoCliente,
  historicoDeClientesEndpoints,
} from '@dominio/contrato/clientes-historico';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';

/** Changes of one page of a field's history. */
const MUDANCAS_POR_VEZ = 20;

/** Some fields of a client's record, or one of the firm's own by its id. */
export type CamposComHistorico = readonly CampoDoCliente[] | number;

/** Query of what was done to some fields of a client's record, page by page into the past. */
export const historicoDosCamposOptions = (id: number, campos: CamposComHistorico) =>
  infiniteQueryOptions({
    queryKey: [...CHAVES.historico, 'cliente', id, 'campos', campos],
    queryFn: ({ signal, pageParam }) => {
      const quais =
        typeof campos === 'number' ? { campo_personalizado: campos } : { campos: [...campos] };
      const query = { ...quais, limit: MUDANCAS_POR_VEZ, antes_de: pageParam };
      return chamar(historicoDeClientesEndpoints.campos, { params: { id }, query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    staleTime: 0,
  });
