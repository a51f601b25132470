import { clientesEndpoints } from '@dominio/contrato/clientes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { indexarClientes } from './clientes.busca.ts';
import type { EstadoDaLista } from './clientes.filtros.ts';

export const CLIENTES_POR_PAGINA = 50;

/** What the server is asked for of a list. */
type Pedido = Pick<EstadoDaLista, 'termo' | 'status' | 'pagina'>;

const raiz = ['clientes'] as const;

export const chavesDeClientes = {
  raiz,
  meus: [...raiz, 'meus'] as const,
  lista: (filtros: Pedido) => [...raiz, 'lista', filtros] as const,
};

/** The server keeps this list for five minutes (dominios.md §6c); asking more often brings nothing. */
const FRESCOR_MS = 5 * 60_000;

/**
 * Every client within reach, by name, ready to be searched: thousands for a whole firm, asked and
 * indexed once, so that the list opens at once.
 */
export const meusClientes = () =>
  queryOptions({
    queryKey: chavesDeClientes.meus,
    queryFn: async ({ signal }) => {
      const meus = await chamar(usuariosEndpoints.clientesFiltrados, undefined, { signal });
      return { ...meus, indice: indexarClientes(meus.clientes) };
    },
    staleTime: FRESCOR_MS,
  });

/** One page of the list. The page before stays visible while the next one comes. */
export const paginaDeClientes = (filtros: Pedido) =>
  queryOptions({
    queryKey: chavesDeClientes.lista(filtros),
    queryFn: ({ signal }) => {
      const query = {
        termo: filtros.termo.trim() || undefined,
        status_contrato: filtros.status,
        page: filtros.pagina,
        limit: CLIENTES_POR_PAGINA,
      };
      return chamar(clientesEndpoints.listar, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** What a live message about clients makes stale. */
export const aoMudarClientes = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: raiz });
