import { camposPersonalizadosEndpoints } from '@dominio/contrato/campos-personalizados';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Query of the fields that the firm added to its clients' records, archived ones included. */
export const camposPersonalizadosOptions = () =>
  queryOptions({
    queryKey: CHAVES.camposPersonalizados,
    queryFn: async ({ signal }) =>
      (await chamar(camposPersonalizadosEndpoints.listar, undefined, { signal })).campos,
  });
