import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criarCofre, SegredoIlegivel } from './cofre.ts';

const [NOVA, VELHA] = ['n'.repeat(32), 'v'.repeat(32)];
const cofre = criarCofre([NOVA]);
const LUGAR = 'configuracao-sistema/email/senha';

describe('the vault', () => {
  test('decrypts any secret, and never encrypts one to the same text twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (segredo, lugar) => {
        const cifrado = cofre.cifrar(lugar, segredo);
        expect(cofre.decifrar(lugar, cifrado)).toBe(segredo);
        expect(cofre.cifrar(lugar, segredo)).not.toBe(cifrado);
      }),
      { numRuns: 50 },
    );
  });

  test('stores nothing readable', () => {
    expect(cofre.cifrar(LUGAR, 'senha do servidor')).toMatch(
      /^c1\.[0-9a-f]{16}\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/,
    );
  });

  test('decrypts a secret only for the place it was encrypted for', () => {
    const cifrado = cofre.cifrar(LUGAR, 'x');
    expect(() => cofre.decifrar('configuracao-sistema/oidc/client_secret', cifrado)).toThrow(
      SegredoIlegivel,
    );
  });

  test('hashes a value of one place always alike; without the key nobody can find the value out', () => {
    const resumo = cofre.resumir(LUGAR, '10.0.0.1');
    expect(resumo).toMatch(/^r1\.[0-9a-f]{16}\.[\w-]{43}$/);
    expect(cofre.resumir(LUGAR, '10.0.0.1')).toBe(resumo);
    const outros = [
      cofre.resumir(LUGAR, '10.0.0.2'),
      cofre.resumir('outro', '10.0.0.1'),
      criarCofre([VELHA, NOVA]).resumir(LUGAR, '10.0.0.1'),
    ];
    expect(new Set([resumo, ...outros]).size).toBe(4);
  });

  test('refuses a text altered in any part', () => {
    const partes = cofre.cifrar(LUGAR, 'um segredo').split('.');
    for (const i of partes.keys()) {
      const outra = [...partes];
      outra[i] = `${outra[i]?.startsWith('A') ? 'B' : 'A'}${outra[i]?.slice(1)}`;
      expect(() => cofre.decifrar(LUGAR, outra.join('.')), `part ${i}`).toThrow(SegredoIlegivel);
    }
    for (const lixo of ['', 'c1', 'c1....', 'senha em claro']) {
      expect(() => cofre.decifrar(LUGAR, lixo)).toThrow(SegredoIlegivel);
    }
  });

  test('refuses a shortened text', () => {
    const partes = cofre.cifrar(LUGAR, 'um segredo').split('.');
    const curta = [...partes.slice(0, 4), partes[4]?.slice(0, 6)].join('.');
    expect(() => cofre.decifrar(LUGAR, curta)).toThrow(SegredoIlegivel);
  });

  test('changes keys: the new one encrypts, the old one still decrypts, and neither decrypts the other’s alone', () => {
    const antigo = criarCofre([VELHA]).cifrar(LUGAR, 'antigo');
    const ambas = criarCofre([NOVA, VELHA]);
    expect(ambas.decifrar(LUGAR, antigo)).toBe('antigo');
    expect(cofre.decifrar(LUGAR, ambas.cifrar(LUGAR, 'novo'))).toBe('novo');
    expect(() => cofre.decifrar(LUGAR, antigo)).toThrow('outra chave');
  });
});
