import type { Endpoint, Envio, Resposta } from '@dominio/contrato/endpoint';
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { chamar, type Opcoes } from '../lib/api-client.ts';

/** The calls of a noun that this tier knows; one that has no such call leaves it out. */
export interface EndpointsDoRecurso {
  readonly listar: Endpoint;
  readonly ler: Endpoint;
  readonly criar?: Endpoint;
  readonly atualizar?: Endpoint;
  readonly excluir?: Endpoint;
}

type Corpo<E> = E extends Endpoint ? NonNullable<Envio<E>['body']> : never;
type Lida<E> = E extends Endpoint ? Resposta<E> : never;

/** What the list of a noun may be asked. */
export type ConsultaDe<E extends EndpointsDoRecurso> = NonNullable<Envio<E['listar']>['query']>;
/** A row of the list. */
export type LinhaDe<E extends EndpointsDoRecurso> = {
  [C in keyof Resposta<E['listar']>]: Resposta<E['listar']>[C] extends readonly (infer L)[]
    ? L & { readonly id: number }
    : never;
}[keyof Resposta<E['listar']>];
/** A record as its drawer reads it. */
export type RegistroDe<E extends EndpointsDoRecurso> = Resposta<E['ler']>;
export type CorpoNovo<E extends EndpointsDoRecurso> = Corpo<E['criar']>;
export type CorpoDaEdicao<E extends EndpointsDoRecurso> = Corpo<E['atualizar']>;
/** What saving answers. */
export type GravadoDe<E extends EndpointsDoRecurso> = Lida<E['criar']> | Lida<E['atualizar']>;

/** The fields of an answer that hold rows. */
type CampoDeLinhas<R> = {
  [C in keyof R]: R[C] extends readonly unknown[] ? C : never;
}[keyof R];

interface Declaracao<E extends EndpointsDoRecurso> {
  /** Where the answer of the list has its rows: `times`. */
  linhas: CampoDeLinhas<Resposta<E['listar']>>;
  porPagina: number;
  /** Keys of other nouns that show something of this one: stale as well when it changes. */
  tambem?: readonly (readonly string[])[];
  /** The reading of one is written down: once per opening. */
  leituraAuditada?: boolean;
}

export interface Recurso<E extends EndpointsDoRecurso> extends Declaracao<E> {
  readonly endpoints: E;
  readonly chaves: ReturnType<typeof chavesDe>;
}

/** Keys of a noun. Whatever is read of one record stands under `um`, and goes with it. */
const chavesDe = (raiz: readonly string[]) => ({
  raiz,
  lista: [...raiz, 'lista'] as const,
  pagina: (consulta: object) => [...raiz, 'lista', consulta] as const,
  um: (id: number, ...parte: readonly unknown[]) => [...raiz, 'um', id, ...parte] as const,
  /** A look-up of the noun's own. */
  consulta: (...nome: readonly unknown[]) => [...raiz, 'consulta', ...nome] as const,
});

/**
 * A noun as its registry reads and writes it, typed by the contract: its keys, its list, one of it.
 *
 * @param raiz where its keys begin; in `consultas/chaves` when somebody else has it read again.
 */
export const recurso = <const E extends EndpointsDoRecurso>(
  raiz: readonly string[],
  endpoints: E,
  declaracao: Declaracao<E>,
): Recurso<E> => ({ ...declaracao, endpoints, chaves: chavesDe(raiz) });

/** A call whose types are those of the resource: what a generic endpoint sends cannot be inferred. */
export const chamarPorTipo = chamar as unknown as <R>(
  endpoint: Endpoint,
  envio: object,
  opcoes?: Opcoes,
) => Promise<R>;

/** A page of the list, whatever the noun calls its rows. */
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

/** One page of the list. The page before stays visible while the next one comes. */
export const paginaOptions = <E extends EndpointsDoRecurso>(
  recurso: Recurso<E>,
  consulta: ConsultaDe<E>,
) =>
  queryOptions({
    queryKey: recurso.chaves.pagina(consulta),
    queryFn: ({ signal }) => lerPagina(recurso, consulta, { signal }),
    placeholderData: keepPreviousData,
  });

/** More than any list gives at once: the server answers as many as it gives. */
const O_MAIS_POSSIVEL = 1_000;

/** Every row that a query finds, page after page. */
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

/** One record. Read anew whenever it is opened: it is edited by its version. */
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
 * Of a set that is replaced as a whole: what is changed begins with what was read for it, never with
 * what was kept.
 */
export const LIDO_AO_ABRIR = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Whatever shows the noun reads again. */
export const reler = <E extends EndpointsDoRecurso>(
  cliente: QueryClient,
  { chaves, tambem = [] }: Pick<Recurso<E>, 'chaves' | 'tambem'>,
) =>
  Promise.all([chaves.raiz, ...tambem].map((queryKey) => cliente.invalidateQueries({ queryKey })));

/**
 * What shows the noun reads again without a record that is gone. A drawer that slides out still shows
 * it, and asks for nothing: it is forgotten once none does.
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
