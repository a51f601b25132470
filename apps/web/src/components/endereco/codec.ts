/**
 * How one value stands in the address. A value at its default is left out, and one that cannot be
 * read counts as left out.
 */
export interface Parametro<T> {
  /** Name in the address, when it is not the field's own. */
  readonly nome?: string;
  readonly padrao: T;
  /** The value of a text that is there, or `undefined` when it is not understood. */
  readonly ler: (texto: string) => T | undefined;
  readonly escrever: (valor: T) => string;
}

/** One parameter for every field of a state. */
export type Parametros<E> = { readonly [C in keyof E]: Parametro<E[C]> };

/** The names that some fields have in the address. */
export const nomesNoEndereco = <E extends object>(
  parametros: Parametros<E>,
  campos: readonly (keyof E & string)[],
): readonly string[] => campos.map((campo) => parametros[campo].nome ?? campo);

/** Reads an address; whatever is not understood counts as absent. */
export function lerEndereco<E extends object>(
  parametros: Parametros<E>,
  params: URLSearchParams,
): E {
  const campos = Object.keys(parametros) as (keyof E & string)[];
  const valor = <C extends keyof E & string>(campo: C): E[C] => {
    const { nome = campo, ler, padrao } = parametros[campo];
    const texto = params.get(nome);
    return (texto === null ? undefined : ler(texto)) ?? padrao;
  };
  return Object.fromEntries(campos.map((campo) => [campo, valor(campo)])) as E;
}

/**
 * The shortest address that `lerEndereco` reads back to the same state.
 *
 * @param atual the address by now: parameters that are not of this state are kept
 */
export function escreverEndereco<E extends object>(
  parametros: Parametros<E>,
  estado: E,
  atual = new URLSearchParams(),
): URLSearchParams {
  const novo = new URLSearchParams(atual);
  for (const campo of Object.keys(parametros) as (keyof E & string)[]) {
    const { nome = campo, escrever, padrao } = parametros[campo];
    const escrito = escrever(estado[campo]);
    if (escrito === escrever(padrao)) novo.delete(nome);
    else novo.set(nome, escrito);
  }
  return novo;
}

/** The same value under another name in the address. */
export const chamado = <T>(nome: string, parametro: Parametro<T>): Parametro<T> => ({
  ...parametro,
  nome,
});

/** What people type to search; blank is no search. */
export const texto = (maximo = 200): Parametro<string> => ({
  padrao: '',
  ler: (valor) => valor.slice(0, maximo),
  escrever: (valor) => (valor.trim() === '' ? '' : valor),
});

/** The id of a row, or none. */
export const identificador: Parametro<number | null> = {
  padrao: null,
  ler: (valor) => (/^[1-9]\d{0,14}$/.test(valor) ? Number(valor) : undefined),
  escrever: (valor) => (valor === null ? '' : String(valor)),
};

/** A page of a list, counted from 1. */
export const pagina: Parametro<number> = {
  padrao: 1,
  ler: (valor) => (/^[1-9]\d{0,5}$/.test(valor) ? Number(valor) : undefined),
  escrever: String,
};

export const bandeira = (padrao = false): Parametro<boolean> => ({
  padrao,
  ler: (valor) => (valor === '1' ? true : valor === '0' ? false : undefined),
  escrever: (valor) => (valor ? '1' : '0'),
});

/** One of a closed list of words. */
export const umDe = <T extends string, P extends T | undefined | null>(
  valores: readonly T[],
  padrao: P,
): Parametro<T | P> => ({
  padrao,
  ler: (valor) => valores.find((outro) => outro === valor),
  escrever: (valor) => valor ?? '',
});

/** Several values, each once, in their order; what is not understood among them is left out. */
export const lista = <T>(
  ler: (texto: string) => T | null | undefined,
  escrever: (valor: T) => string = String,
): Parametro<T[]> => ({
  padrao: [],
  ler: (valor) => [...new Set(valor.split(',').flatMap((item) => ler(item) ?? []))],
  escrever: (valores) => valores.map(escrever).join(),
});
