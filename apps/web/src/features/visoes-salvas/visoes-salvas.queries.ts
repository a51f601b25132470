import { visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { raiz } from './visoes-salvas.chaves.ts';

/** The person's saved views of one table, by name. */
export const visoesOptions = (tabela: string) =>
  queryOptions({
    queryKey: [...raiz, tabela],
    queryFn: async ({ signal }) =>
      (await chamar(visoesSalvasEndpoints.listar, { query: { tabela } }, { signal })).visoes,
  });
