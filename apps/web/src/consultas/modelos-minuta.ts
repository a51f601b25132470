import { type ModeloMinuta, modelosMinutaEndpoints } from '@dominio/contrato/modelos-minuta';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Most templates of one answer. */
const MAXIMO = 200;

/** The templates in use, by name, to choose one from. */
export const modelosEmUsoOptions = queryOptions({
  queryKey: [...CHAVES.modelosMinuta, 'em-uso'],
  queryFn: async ({ signal }): Promise<ModeloMinuta[]> => {
    const query = { ativo: true, limit: MAXIMO };
    return (await chamar(modelosMinutaEndpoints.listar, { query }, { signal })).modelos;
  },
});
