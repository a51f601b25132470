import { CAMPO_CHAMADO } from '../components/endereco/campo-chamado.ts';
import {
  bandeira,
  chamado,
  identificador,
  type Parametros,
  texto,
} from '../components/endereco/codec.ts';
import { useEstadoNoEndereco } from '../components/endereco/use-estado-no-endereco.ts';
import type { ColunaDaTabela } from '../components/tabela/colunas.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../components/tabela/estado.ts';

/** The state that every registry keeps in its address: table, search, and what its drawer shows. */
export interface EstadoDoRegistro extends EstadoDaTabela {
  termo: string;
  /** Id of the record that is open in the drawer. */
  aberto: number | null;
  /** Whether the drawer shows the form of a new record. */
  novo: boolean;
}

type Vazio = Record<never, never>;

interface Declaracao<F extends object, L extends object> {
  /** Name of the parameter with the id of the open record: `time`, as in `?time=3`. */
  nome: string;
  /** Name of the parameter that opens the form of a new record; `novo` by default. */
  nomeDoNovo?: string;
  colunas: readonly Pick<ColunaDaTabela<never>, 'id' | 'ordenavel'>[];
  /** Filters of the list, under the names of the parameters of the server's list. */
  filtros?: Parametros<F>;
  /** Further parameters of the drawer, such as which part of the record it shows. */
  lado?: Parametros<L>;
  /**
   * Which changes of search and filters the browser's Back button undoes; none by default. Turning
   * pages and opening records can always be undone.
   */
  passos?: 'nada' | 'filtros' | 'busca e filtros';
}

/** @template C the fields of the state that filter the list; the search is not among them. */
export interface EnderecoDoRegistro<
  S extends EstadoDoRegistro = EstadoDoRegistro,
  C extends keyof S = never,
> {
  readonly parametros: Parametros<S>;
  /** The change of state that closes the drawer. */
  readonly fechado: Partial<S>;
  /** The change of state that clears search and filters. */
  readonly semFiltros: Partial<S>;
  readonly filtros: readonly C[];
  /** Parameters that say where a person is, not what the list shows: no saved view keeps them. */
  readonly passageiros: readonly string[];
  readonly passos: NonNullable<Declaracao<object, object>['passos']>;
}

/** Parameters of the page around a registry: its tab, the client and the field that a deep link names. */
const DA_PAGINA = ['aba', 'cliente_id', CAMPO_CHAMADO];

const padroes = <E extends object>(parametros: Parametros<E>) =>
  Object.fromEntries(
    (Object.keys(parametros) as (keyof E & string)[]).map((nome) => [
      nome,
      parametros[nome].padrao,
    ]),
  ) as Partial<E>;

/**
 * Declares how the state of a registry is written in its address:
 * `?termo=ana&status=ATIVO&pagina=2&contrato=12`.
 */
export function enderecoDoRegistro<F extends object = Vazio, L extends object = Vazio>({
  nome,
  nomeDoNovo = 'novo',
  colunas,
  passos = 'nada',
  ...declarados
}: Declaracao<F, L>) {
  type S = EstadoDoRegistro & F & L;
  const filtros = declarados.filtros ?? ({} as Parametros<F>);
  const busca = { termo: texto() };
  const lado = {
    aberto: chamado(nome, identificador),
    novo: chamado(nomeDoNovo, bandeira()),
    ...(declarados.lado ?? ({} as Parametros<L>)),
  };
  return {
    // The compiler cannot tell that these generic parts together have every field of `S`.
    parametros: {
      ...parametrosDaTabela(colunas),
      ...busca,
      ...filtros,
      ...lado,
    } as unknown as Parametros<S>,
    fechado: padroes<object>(lado) as Partial<S>,
    semFiltros: padroes<object>({ ...busca, ...filtros }) as Partial<S>,
    filtros: Object.keys(filtros) as (keyof F)[],
    passageiros: [
      // A list that one client narrows keeps whose it is, as any other filter.
      ...DA_PAGINA.filter((um) => !(um in filtros)),
      ...Object.entries<{ nome?: string }>(lado).map(([campo, { nome = campo }]) => nome),
    ],
    passos,
  } satisfies EnderecoDoRegistro<S, keyof F>;
}

/**
 * State of a registry. Each component that needs it reads it from the address; none passes it on.
 */
export function useEndereco<S extends EstadoDoRegistro>({
  parametros,
  fechado,
}: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>) {
  const endereco = useEstadoNoEndereco(parametros, fechado);
  return {
    ...endereco,
    abrirUm: (id: number) => endereco.abrir({ aberto: id } as Partial<S>),
    abrirNovo: () => endereco.abrir({ novo: true } as Partial<S>),
  };
}
