import { linhaDoTempoEndpoints, type TipoDaLinhaDoTempo } from '@dominio/contrato/linha-do-tempo';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';

/** Query of what happened with a client, page after page; of some kinds, or of all. */
export const linhaDoTempoOptions = (clienteId: number, tipos: readonly TipoDaLinhaDoTempo[]) =>
  infiniteQueryOptions({
    queryKey: [...CHAVES.linhaDoTempo, clienteId, tipos],
    queryFn: ({ pageParam: antes_de, signal }) => {
      const query = { ...(tipos.length > 0 && { tipos: tipos.join() }), antes_de };
      return chamar(linhaDoTempoEndpoints.ler, { params: { id: clienteId }, query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo ?? undefined,
    placeholderData: keepPreviousData,
  });
