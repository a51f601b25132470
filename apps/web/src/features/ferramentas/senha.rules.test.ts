import { describe, expect, it } from 'vitest';
import { bitsDaSenha, gerarSenha, type PedidoDeSenha, sortear } from './senha.rules.ts';

const TUDO: PedidoDeSenha = {
  tamanho: 20,
  conjuntos: ['minusculas', 'maiusculas', 'numeros', 'simbolos'],
  semDuvida: false,
};

/** A source of random numbers that gives these, one after the other. */
const fonte = (...numeros: number[]) => {
  let i = 0;
  return (destino: Uint32Array) => {
    destino[0] = numeros[i % numeros.length] ?? 0;
    i += 1;
  };
};

describe('a random number', () => {
  it('is drawn again where it would make the lower ones likelier', () => {
    // 2^32 is 1 more than a multiple of 3: its last value would make 0 likelier.
    expect(sortear(3, fonte(2 ** 32 - 1, 7))).toBe(1);
    expect(sortear(3, fonte(2 ** 32 - 2))).toBe(2);
    expect(sortear(2 ** 31, fonte(2 ** 32 - 1))).toBe(2 ** 31 - 1);
  });
});

describe('a password', () => {
  it('has the length asked for and a character of every kind', () => {
    for (let i = 0; i < 200; i += 1) {
      const senha = gerarSenha({ ...TUDO, tamanho: 12 });
      expect(senha).toMatch(/^.{12}$/);
      for (const padrao of [/[a-z]/, /[A-Z]/, /\d/, /[^\w]|_/]) expect(senha).toMatch(padrao);
    }
  });

  it('has only the chosen kinds, and no character that looks like another', () => {
    const pedido = { tamanho: 64, conjuntos: ['maiusculas', 'numeros'], semDuvida: true } as const;
    for (let i = 0; i < 50; i += 1)
      expect(gerarSenha(pedido)).toMatch(/^[AC-HJ-NP-RT-Y34679]{64}$/);
  });

  it('that lacks a chosen kind is drawn again as a whole', () => {
    const pedido = { tamanho: 2, conjuntos: ['minusculas', 'numeros'], semDuvida: false } as const;
    // The source first gives 'aa', then 'b7'.
    expect(gerarSenha(pedido, fonte(0, 0, 1, 33))).toBe('b7');
  });

  it('without any kind is empty', () => {
    expect(gerarSenha({ ...TUDO, conjuntos: [] })).toBe('');
    expect(bitsDaSenha({ ...TUDO, conjuntos: [] })).toBe(0);
  });

  it('has its strength told in bits', () => {
    expect(bitsDaSenha({ tamanho: 20, conjuntos: ['numeros'], semDuvida: false })).toBe(66);
    expect(bitsDaSenha(TUDO)).toBeGreaterThan(120);
  });
});
