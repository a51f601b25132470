/** Characters of a password, by kind. `semDuvida` leaves out those that look like another. */
const CONJUNTOS = {
  minusculas: { rotulo: 'Letras minúsculas', todos: 'abcdefghijklmnopqrstuvwxyz' },
  maiusculas: { rotulo: 'Letras maiúsculas', todos: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
  numeros: { rotulo: 'Números', todos: '0123456789' },
  simbolos: { rotulo: 'Símbolos', todos: '!@#$%&*()-_=+[]{};:,.?' },
} as const;

export type Conjunto = keyof typeof CONJUNTOS;
export const NOMES_DOS_CONJUNTOS = Object.fromEntries(
  Object.entries(CONJUNTOS).map(([nome, { rotulo }]) => [nome, rotulo]),
) as Readonly<Record<Conjunto, string>>;

/**
 * Lengths offered: from the product's own minimum (decisoes.md §6) to what other products accept.
 */
export const TAMANHO_DA_SENHA = { minimo: 12, maximo: 64, padrao: 20 } as const;

/** Characters that people confuse when reading from paper or aloud: 0/O, 1/l/I and the like. */
const DUVIDOSOS = /[0O1lI5S2Z8B]/g;

export interface PedidoDeSenha {
  readonly tamanho: number;
  readonly conjuntos: readonly Conjunto[];
  readonly semDuvida: boolean;
}

/** Fills an array with random numbers of 32 bits, as `crypto.getRandomValues` does. */
export type Sorteador = (destino: Uint32Array<ArrayBuffer>) => unknown;

const MAXIMO = 2 ** 32;

/**
 * A random integer from 0 to below `n`, each equally likely: a draw that would make the lower ones
 * likelier is repeated.
 */
export function sortear(n: number, sorteador: Sorteador): number {
  const limite = MAXIMO - (MAXIMO % n);
  const numeros = new Uint32Array(1);
  for (;;) {
    sorteador(numeros);
    const [valor = 0] = numeros;
    if (valor < limite) return valor % n;
  }
}

const caracteres = (conjunto: Conjunto, semDuvida: boolean): string => {
  const { todos } = CONJUNTOS[conjunto];
  return semDuvida ? todos.replaceAll(DUVIDOSOS, '') : todos;
};

const alfabetoDe = ({ conjuntos, semDuvida }: PedidoDeSenha): string =>
  conjuntos.map((conjunto) => caracteres(conjunto, semDuvida)).join('');

/** Whether a password has a character of every chosen kind. */
const temDeTudo = (senha: string, { conjuntos }: PedidoDeSenha) =>
  conjuntos.every((nome) =>
    Array.from(senha).some((letra) => CONJUNTOS[nome].todos.includes(letra)),
  );

/**
 * Generates a password. All passwords with a character of every chosen kind are equally likely: one
 * that lacks a kind is drawn again as a whole, because a character inserted afterwards would be
 * easier to guess.
 *
 * @returns '' when no kind was chosen.
 */
export function gerarSenha(
  pedido: PedidoDeSenha,
  sorteador: Sorteador = (destino) => crypto.getRandomValues(destino),
): string {
  const alfabeto = alfabetoDe(pedido);
  if (alfabeto === '') return '';
  for (;;) {
    const senha = Array.from(
      { length: pedido.tamanho },
      () => alfabeto[sortear(alfabeto.length, sorteador)],
    ).join('');
    if (temDeTudo(senha, pedido)) return senha;
  }
}

/** Bits of randomness in such a password, rounded down. */
export const bitsDaSenha = (pedido: PedidoDeSenha): number =>
  Math.floor(pedido.tamanho * Math.log2(alfabetoDe(pedido).length || 1));
