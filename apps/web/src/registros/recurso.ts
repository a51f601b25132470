import type { Endpoint, Envio, Resposta } from '@dominio/contrato/endpoint';
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { CHAVES } from '../consultas/chaves.ts';
import { caminhoDe, chamar, type Opcoes } from '../lib/api-client.ts';
import type { Exportacao } from './exportacao.ts';
import { type Palavras, palavrasDe, type Substantivo } from './palavras.ts';

/** The calls of a noun that a registry can make; a noun leaves out those it does not have. */
export interface EndpointsDoRecurso {
  readonly listar: Endpoint;
  readonly ler: Endpoint;
  readonly criar?: Endpoint;
  readonly atualizar?: Endpoint;
  readonly excluir?: Endpoint;
  /** Changes several records in the same way: asks `{ ids, …change }`, answers those that changed. */
  readonly mudarVarios?: Endpoint;
}

type Corpo<E> = E extends Endpoint ? NonNullable<Envio<E>['body']> : never;
type Lida<E> = E extends Endpoint ? Resposta<E> : never;

/** Query of the noun's list call. */
export type ConsultaDe<E extends EndpointsDoRecurso> = NonNullable<Envio<E['listar']>['query']>;
/** One row of the list. */
export type LinhaDe<E extends EndpointsDoRecurso> = {
  [C in keyof Resposta<E['listar']>]: Resposta<E['listar']>[C] extends readonly (infer L)[]
    ? L & { readonly id: number }
    : never;
}[keyof Resposta<E['listar']>];
/** A record as its drawer reads it. */
export type RegistroDe<E extends EndpointsDoRecurso> = Resposta<E['ler']> & { readonly id: number };
export type CorpoNovo<E extends EndpointsDoRecurso> = Corpo<E['criar']>;
export type CorpoDaEdicao<E extends EndpointsDoRecurso> = Corpo<E['atualizar']>;
/** What creating or changing a record answers. */
export type GravadoDe<E extends EndpointsDoRecurso> = Lida<E['criar']> | Lida<E['atualizar']>;

/** Names of the fields of an answer that hold an array of rows. */
type CampoDeLinhas<R> = {
  [C in keyof R]: R[C] extends readonly unknown[] ? C : never;
}[keyof R];

interface Declaracao<E extends EndpointsDoRecurso> {
  /** What people call a record: the words of its screens are made of it. */
  nome: Substantivo;
  /** Name of the field of the list's answer that holds the rows: `times`. */
  linhas: CampoDeLinhas<Resposta<E['listar']>>;
  porPagina: number;
  /** What of each row is exported, by whom; or the reason why rows are not. */
  exportacao: Exportacao<LinhaDe<E>> | string;
  /**
   * Query keys of other nouns that show data of this one: a change of this noun makes them stale
   * too.
   */
  tambem?: readonly (readonly string[])[];
  /**
   * The server audits each reading of a record: it is read once per opening, not again when the
   * window gets the focus back.
   */
  leituraAuditada?: boolean;
}

export interface Recurso<E extends EndpointsDoRecurso> extends Declaracao<E> {
  readonly endpoints: E;
  readonly chaves: ReturnType<typeof chavesDe>;
  readonly palavras: Palavras;
}

/** A noun of whatever calls, for what treats all nouns alike. */
export type RecursoQualquer = Pick<
  Recurso<EndpointsDoRecurso>,
  'endpoints' | 'chaves' | 'palavras' | 'tambem'
>;

/**
 * Query keys of a noun. All queries of one record begin with `um(id)`, so that deleting the record
 * removes them together.
 */
const chavesDe = (raiz: readonly string[]) => ({
  raiz,
  lista: [...raiz, 'lista'] as const,
  pagina: (consulta: object) => [...raiz, 'lista', consulta] as const,
  um: (id: number, ...parte: readonly unknown[]) => [...raiz, 'um', id, ...parte] as const,
  /** Key of a query that is neither a list nor a record. */
  consulta: (...nome: readonly unknown[]) => [...raiz, 'consulta', ...nome] as const,
});

/**
 * Declares a noun for its registry, typed by the contract: its calls, its query keys, its list.
 *
 * @param raiz beginning of its query keys; it stands in `consultas/chaves` when another noun or a
 *   live message makes it stale.
 */
export const recurso = <const E extends EndpointsDoRecurso>(
  raiz: readonly string[],
  endpoints: E,
  declaracao: Declaracao<E>,
): Recurso<E> => ({
  ...declaracao,
  endpoints,
  chaves: chavesDe(raiz),
  palavras: palavrasDe(declaracao.nome),
});

/** Path of a record, as `avisarComDesfazer` asks for it. */
export const caminhoDoRegistro = (
  { endpoints }: Pick<RecursoQualquer, 'endpoints'>,
  id: number,
): string => caminhoDe(endpoints.ler, { id });

/**
 * `chamar` with the type of its answer given by the caller: of a generic endpoint the compiler
 * cannot infer what it sends and answers.
 */
export const chamarPorTipo = chamar as unknown as <R>(
  endpoint: Endpoint,
  envio: object,
  opcoes?: Opcoes,
) => Promise<R>;

/** One page of the list; the rows are called `linhas`, whatever the noun calls them. */
interface Pagina<L> {
  readonly linhas: readonly L[];
  readonly total: number;
  readonly total_pages: number;
}

async function lerPagina<E extends EndpointsDoRecurso>(
  { endpoints, linhas }: Recurso<E>,
  query: ConsultaDe<E>,
  opcoes?: Opcoes,
): Promise<Pagina<LinhaDe<E>>> {
  const lida = await chamarPorTipo<Omit<Pagina<never>, 'linhas'> & Record<PropertyKey, unknown>>(
    endpoints.listar,
    { query },
    opcoes,
  );
  const { total, total_pages } = lida;
  return { linhas: lida[linhas as PropertyKey] as LinhaDe<E>[], total, total_pages };
}

/** Query of one page of the list. The page shown before stays visible until this one is read. */
export const paginaOptions = <E extends EndpointsDoRecurso>(
  recurso: Recurso<E>,
  consulta: ConsultaDe<E>,
) =>
  queryOptions({
    queryKey: recurso.chaves.pagina(consulta),
    queryFn: ({ signal }) => lerPagina(recurso, consulta, { signal }),
    placeholderData: keepPreviousData,
  });

/** More rows than any list answers at once: the server cuts it down to its own limit. */
const O_MAIS_POSSIVEL = 1_000;

/** Every row that a query finds, read page after page. */
export async function todasAsLinhas<E extends EndpointsDoRecurso>(
  recurso: Recurso<E>,
  consulta: ConsultaDe<E>,
): Promise<LinhaDe<E>[]> {
  const todas: LinhaDe<E>[] = [];
  for (let page = 1, paginas = 1; page <= paginas; page += 1) {
    const query = { ...consulta, page, limit: O_MAIS_POSSIVEL };
    const pagina = await lerPagina(recurso, query);
    todas.push(...pagina.linhas);
    paginas = pagina.total_pages;
  }
  return todas;
}

/** Query of one record. It is read again at each opening, because saving needs its last version. */
export const umOptions = <E extends EndpointsDoRecurso>(
  { endpoints, chaves, leituraAuditada = false }: Recurso<E>,
  id: number,
) =>
  queryOptions({
    queryKey: chaves.um(id),
    queryFn: ({ signal }) =>
      chamarPorTipo<RegistroDe<E>>(endpoints.ler, { params: { id } }, { signal }),
    staleTime: 0,
    ...(leituraAuditada && { refetchOnWindowFocus: false }),
  });

/**
 * Query options for a set that is saved as a whole, such as a group's permissions: each opening
 * reads it from the server, never from the cache, because saving a stale set would undo what others
 * did.
 */
export const LIDO_AO_ABRIR = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Has every query that shows the noun read again, and what was done to its records. */
export const reler = <E extends EndpointsDoRecurso>(
  cliente: QueryClient,
  { chaves, tambem = [] }: Pick<Recurso<E>, 'chaves' | 'tambem'>,
) =>
  Promise.all(
    [chaves.raiz, ...tambem, CHAVES.historico].map((queryKey) =>
      cliente.invalidateQueries({ queryKey }),
    ),
  );

/**
 * Has every query that shows the noun read again after a record was deleted, except the record's
 * own. A drawer that is still closing keeps showing it without asking for it; its queries are
 * removed when the last one has closed.
 */
export async function relerSem<E extends EndpointsDoRecurso>(
  cliente: QueryClient,
  { chaves, tambem = [] }: Pick<Recurso<E>, 'chaves' | 'tambem'>,
  id: number,
): Promise<void> {
  const queryKey = chaves.um(id);
  const cache = cliente.getQueryCache();
  const dele = new Set(cache.findAll({ queryKey }));
  const esquecido = () => {
    cliente.removeQueries({ queryKey, type: 'inactive' });
    return cache.findAll({ queryKey, type: 'active' }).length === 0;
  };
  if (!esquecido()) {
    const parar = cache.subscribe(({ type }) => {
      if (type === 'observerRemoved' && esquecido()) parar();
    });
  }
  const predicate = (consulta: Query) => !dele.has(consulta);
  await Promise.all(
    [chaves.raiz, ...tambem].map((raiz) =>
      cliente.invalidateQueries({ queryKey: raiz, predicate }),
    ),
  );
}
