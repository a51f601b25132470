/** Characters a password may be made of, by kind. `semDuvida` leaves out what looks like another. */
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

/** Lengths offered: what the product itself accepts (decisoes.md §6), up to what others take. */
export const TAMANHO_DA_SENHA = { minimo: 12, maximo: 64, padrao: 20 } as const;

/** Read by people from paper or over the telephone: 0/O, 1/l/I and the like are left out. */
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
 * A number from 0 up to, not with, `n`, each as likely: what would make the first ones likelier is
 * thrown away and drawn again.
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

/** Whether a password has something of every kind asked for. */
const temDeTudo = (senha: string, { conjuntos }: PedidoDeSenha) =>
  conjuntos.every((nome) =>
    Array.from(senha).some((letra) => CONJUNTOS[nome].todos.includes(letra)),
  );

/**
 * A password as asked for. All those that have something of every kind are equally likely: one that
 * lacks a kind is drawn again whole, instead of being mended in a place that could be guessed.
 *
 * @returns '' when no kind was asked for.
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

/** Bits of chance in such a password, rounded down: what guessing costs. */
export const bitsDaSenha = (pedido: PedidoDeSenha): number =>
  Math.floor(pedido.tamanho * Math.log2(alfabetoDe(pedido).length || 1));
