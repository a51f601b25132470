import { dossieEndpoints } from '@dominio/contrato/dossie';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import type { RecorteNoEndereco } from './dossie.endereco.ts';

/** Query of a client's dossier. Every noun's writes change it, so it is built anew at each opening. */
export const dossieOptions = (clienteId: number, { secoes, de, ate }: RecorteNoEndereco) =>
  queryOptions({
    queryKey: ['dossie', clienteId, secoes, de, ate],
    queryFn: ({ signal }) => {
      const query = {
        ...(secoes.length > 0 && { secoes: secoes.join() }),
        ...(de && { de }),
        ...(ate && { ate }),
      };
      return chamar(dossieEndpoints.ler, { params: { id: clienteId }, query }, { signal });
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
