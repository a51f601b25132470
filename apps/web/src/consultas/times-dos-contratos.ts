import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Query of the teams to choose a contract's from: stale whenever a contract changes. */
export const timesDosContratosOptions = () =>
  queryOptions({
    queryKey: [...CHAVES.contratos, 'times'],
    queryFn: ({ signal }) => chamar(opcoesDosContratosEndpoints.times, {}, { signal }),
  });
