import { clientesEndpoints } from '@dominio/contrato/clientes';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/**
 * Query of the few clients that a term finds, for fields that choose one; a blank term finds the
 * first ones by name.
 */
export const clientesProcuradosOptions = (termo: string) => ({
  queryKey: [...CHAVES.clientesProcurados, termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined, limit: 20 };
    return (await chamar(clientesEndpoints.listar, { query }, { signal })).clientes;
  },
});
