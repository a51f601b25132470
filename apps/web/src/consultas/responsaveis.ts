import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** The few of the staff whom a term names, to answer for a client or a contract. */
export const responsaveisOptions = (termo: string) => ({
  queryKey: [...CHAVES.responsaveis, termo],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined };
    return chamar(opcoesDosContratosEndpoints.responsaveis, { query }, { signal });
  },
});
