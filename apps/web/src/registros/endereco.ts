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

/** What the address says of every registry: its table, what is searched, what is open at the side. */
export interface EstadoDoRegistro extends EstadoDaTabela {
  termo: string;
  /** Id of the record that is open. */
  aberto: number | null;
  /** One is being entered. */
  novo: boolean;
}

type Vazio = Record<never, never>;

interface Declaracao<F extends object, L extends object> {
  /** How the open record is called in the address: `time`, as in `?time=3`. */
  nome: string;
  /** How a new one is; `novo` unless told otherwise. */
  nomeDoNovo?: string;
  colunas: readonly Pick<ColunaDaTabela<never>, 'id' | 'ordenavel'>[];
  /** What narrows the list, under the names that the server has for it. */
  filtros?: Parametros<F>;
  /** What else says how the drawer stands, such as which part of the record it shows. */
  lado?: Parametros<L>;
  /** What Back undoes of the narrowing, besides pages and what was opened; nothing, unless told. */
  passos?: 'nada' | 'filtros' | 'busca e filtros';
}

/** @template C the fields of the state that narrow the list, besides what is searched. */
export interface EnderecoDoRegistro<
  S extends EstadoDoRegistro = EstadoDoRegistro,
  C extends keyof S = never,
> {
  readonly parametros: Parametros<S>;
  /** Nothing open at the side. */
  readonly fechado: Partial<S>;
  /** Nothing narrowed. */
  readonly semFiltros: Partial<S>;
  readonly filtros: readonly C[];
  /** Parameters that say where one stands, which no saved view keeps. */
  readonly passageiros: readonly string[];
  readonly passos: NonNullable<Declaracao<object, object>['passos']>;
}

/** Of the page around a registry: its tab, and the client that a deep link names. */
const DA_PAGINA = ['aba', 'cliente_id'];

const padroes = <E extends object>(parametros: Parametros<E>) =>
  Object.fromEntries(
    (Object.keys(parametros) as (keyof E & string)[]).map((nome) => [
      nome,
      parametros[nome].padrao,
    ]),
  ) as Partial<E>;

/** How a registry stands in its address: `?termo=ana&status=ATIVO&pagina=2&contrato=12`. */
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
    // Of generic parts the compiler cannot tell that together they are all of it.
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
      ...DA_PAGINA,
      ...Object.entries<{ nome?: string }>(lado).map(([campo, { nome = campo }]) => nome),
    ],
    passos,
  } satisfies EnderecoDoRegistro<S, keyof F>;
}

/** Where a registry stands: read from the address by whoever needs it, and handed to nobody. */
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
