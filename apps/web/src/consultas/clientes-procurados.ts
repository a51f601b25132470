import { clientesEndpoints } from '@dominio/contrato/clientes';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** The few clients that a term finds, to choose one from; the blank term finds the first of all. */
export const clientesProcuradosOptions = (termo: string) => ({
  queryKey: [...CHAVES.clientesProcurados, termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined, limit: 20 };
    return (await chamar(clientesEndpoints.listar, { query }, { signal })).clientes;
  },
});
