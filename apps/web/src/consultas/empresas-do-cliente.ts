import { type Empresa, empresasEndpoints } from '@dominio/contrato/empresas';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Most companies of one answer. */
const MAXIMO = 200;

/** Query of a client's companies, to choose one of them. */
export const empresasDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...CHAVES.empresas, 'do-cliente', clienteId],
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, limit: MAXIMO };
      return (await chamar(empresasEndpoints.listar, { query }, { signal })).empresas;
    },
  });

/** Those of a client's companies that may be chosen: none that is closed, but for the present choice. */
export const aEscolher = (empresas: readonly Empresa[], atual: string) =>
  empresas.filter(({ id, status }) => status !== 'baixada' || String(id) === atual);
