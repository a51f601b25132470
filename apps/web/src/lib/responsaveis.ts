import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { chamar } from './api-client.ts';

/** The few of the staff whom a term names, to answer for a client or a contract. */
export const responsaveisOptions = (termo: string) => ({
  queryKey: ['responsaveis', termo],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined };
    return chamar(opcoesDosContratosEndpoints.responsaveis, { query }, { signal });
  },
});
