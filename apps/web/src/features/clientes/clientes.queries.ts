import { clientesEndpoints, type ORDENS_DE_CLIENTES } from '@dominio/contrato/clientes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { recurso, todasAsLinhas, umOptions } from '../../registros/recurso.ts';
import { indexarClientes } from './clientes.busca.ts';
import type { EstadoDaLista, FiltrosDaLista } from './clientes.filtros.ts';

export const CLIENTES_POR_PAGINA = 50;

/** What the list's call is asked. */
type Pedido = FiltrosDaLista & Pick<EstadoDaLista, 'ordem' | 'pagina'>;

const raiz = ['clientes'] as const;

export const chavesDeClientes = {
  raiz,
  meus: [...raiz, 'meus'] as const,
  lista: (filtros: Pedido) => [...raiz, 'lista', filtros] as const,
};

/** The server caches this list for five minutes (dominios.md §6c), so it is not read more often. */
const FRESCOR_MS = 5 * 60_000;

/**
 * Query of every client in scope by name, prepared for the search. A firm has thousands: they are
 * read and prepared once, so that the list opens without delay.
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

/** The clients as what is done to several of them takes them. */
export const clientes = recurso(raiz, clientesEndpoints, {
  nome: { um: 'cliente', varios: 'clientes', genero: 'm' },
  linhas: 'clientes',
  porPagina: CLIENTES_POR_PAGINA,
  exportacao: 'the list is one to choose from: what is exported of clients are their companies',
  tambem: [CHAVES.linhaDoTempo],
});

/** Query of a client's record. */
export const fichaOptions = (id: number) => umOptions(clientes, id);

/** What the server calls the order by each column. */
const ORDENS: Record<string, (typeof ORDENS_DE_CLIENTES)[number]> = {
  cliente: 'nome',
  reuniao: 'proxima_reuniao',
  situacao: 'situacao',
};

/** What the list's call is asked for at a state of its address. */
const consultaDaLista = ({ ordem, pagina, ...filtros }: Pedido) => ({
  termo: filtros.termo.trim() || undefined,
  status_contrato: filtros.status,
  situacao: filtros.situacao ?? ('correntes' as const),
  responsavel_id: filtros.responsavel_id ?? undefined,
  time_id: filtros.time_id ?? undefined,
  favoritos: filtros.favoritos || undefined,
  ordenar: ordem ? ORDENS[ordem.coluna] : undefined,
  direcao: ordem?.descendente ? ('desc' as const) : undefined,
  page: pagina,
  limit: CLIENTES_POR_PAGINA,
  detalhes: true,
});

/** Reads every client that the filters find, page after page. */
export const todosOsClientes = (filtros: FiltrosDaLista) =>
  todasAsLinhas(clientes, consultaDaLista({ ...filtros, ordem: null, pagina: 1 }));

/** Query of one page of the list. The page shown before stays visible until this one is read. */
export const paginaDeClientes = (filtros: Pedido) =>
  queryOptions({
    queryKey: chavesDeClientes.lista(filtros),
    queryFn: ({ signal }) =>
      chamar(clientesEndpoints.listar, { query: consultaDaLista(filtros) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Has the clients read again, after a live message about them. */
export const aoMudarClientes = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: raiz });
