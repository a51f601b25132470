/** Random draws. The same seed always draws the same, so generated data can be reproduced. */
export interface Sorteio {
  /** A whole number between both bounds, inclusive. */
  inteiro(minimo: number, maximo: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probabilidade: number): boolean;
  /** One item of a list that is not empty. */
  um<T>(lista: readonly T[]): T;
  /** Up to `quantos` different items, in random order. */
  alguns<T>(lista: readonly T[], quantos: number): T[];
  /** One key, with a probability in proportion to its weight. */
  ponderado<K extends string>(pesos: Readonly<Partial<Record<K, number>>>): K;
  /**
   * Deals keys from a shuffled pack with so many of each, and a new pack when it ends: no key is
   * missing for long.
   */
  baralho<K extends string>(quantos: Readonly<Partial<Record<K, number>>>): () => K;
}

/** Mulberry32 (Tommy Ettinger): 32 bits of state are enough for invented data. */
function mulberry32(semente: number): () => number {
  let estado = semente >>> 0;
  return () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes the draws of a seed. */
export function criarSorteio(semente: number): Sorteio {
  const fracao = mulberry32(semente);
  const inteiro = (minimo: number, maximo: number) =>
    minimo + Math.floor(fracao() * (maximo - minimo + 1));
  const alguns = <T>(lista: readonly T[], quantos: number) => {
    const restantes = [...lista];
    const tomados: T[] = [];
    while (tomados.length < quantos && restantes.length > 0) {
      tomados.push(...restantes.splice(inteiro(0, restantes.length - 1), 1));
    }
    return tomados;
  };
  return {
    inteiro,
    alguns,
    chance: (probabilidade) => fracao() < probabilidade,
    um: <T>(lista: readonly T[]) => {
      if (lista.length === 0) throw new Error('Não há o que sortear numa lista vazia.');
      return lista[inteiro(0, lista.length - 1)] as T;
    },
    ponderado: <K extends string>(pesos: Readonly<Partial<Record<K, number>>>) => {
      const opcoes = Object.entries(pesos) as [K, number][];
      let ponto = fracao() * opcoes.reduce((total, [, peso]) => total + peso, 0);
      for (const [opcao, peso] of opcoes) {
        ponto -= peso;
        if (ponto < 0) return opcao;
      }
      throw new Error('Os pesos devem somar mais que zero.');
    },
    baralho: <K extends string>(quantos: Readonly<Partial<Record<K, number>>>) => {
      const cartas = (Object.entries(quantos) as [K, number][]).flatMap(([carta, n]) =>
        Array.from({ length: n }, () => carta),
      );
      let monte: K[] = [];
      return () => {
        if (monte.length === 0) monte = alguns(cartas, cartas.length);
        return monte.pop() as K;
      };
    },
  };
}
