import { clientesFavoritosEndpoints } from '@dominio/contrato/clientes-favoritos';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { gravarCache, lerCache, VALIDADE_DAS_ENTRADAS } from '../../lib/armazenamento.ts';
import { chavesDeClientes } from './clientes.queries.ts';

/** Query of the favourite clients in scope, by name. */
export const clientesFavoritosOptions = queryOptions({
  queryKey: [...chavesDeClientes.raiz, 'favoritos'],
  queryFn: async ({ signal }) => {
    const { clientes } = await chamar(clientesFavoritosEndpoints.listar, undefined, { signal });
    gravarCache(NOME, clientes.length > 0, VALIDADE_DAS_ENTRADAS);
    return clientes;
  },
});

const NOME = 'clientes-favoritos';

/** Whether there were any when they were last read here: their row then has its place from the start. */
export const haviaFavoritos = (): boolean => lerCache(NOME) === true;

/** Has them read again, after a live message about them. */
export const aoMudarFavoritos = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: clientesFavoritosOptions.queryKey });
