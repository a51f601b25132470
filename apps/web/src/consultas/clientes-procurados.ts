import { clientesEndpoints } from '@dominio/contrato/clientes';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/**
 * Query of the few clients that a term finds, for fields that choose one; a blank term finds the
 * first ones by name. Ended ones are found by their whole name, CNPJ or contract number.
 */
export const clientesProcuradosOptions = (termo: string) => ({
  queryKey: [...CHAVES.clientesProcurados, termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined, situacao: 'correntes' as const, limit: 20 };
    return (await chamar(clientesEndpoints.listar, { query }, { signal })).clientes;
  },
});
