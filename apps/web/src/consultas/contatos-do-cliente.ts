import { contatosEndpoints } from '@dominio/contrato/contatos';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Most contacts of one answer: those among whom one is chosen. */
const MAXIMO = 200;

/** Query of the contacts who are at a client, by name, to choose one of them. */
export const contatosDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...CHAVES.contatos, 'do-cliente', clienteId],
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, ativo: true, limit: MAXIMO };
      return (await chamar(contatosEndpoints.listar, { query }, { signal })).contatos;
    },
  });
