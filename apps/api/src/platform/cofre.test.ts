import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criarCofre, SegredoIlegivel } from './cofre.ts';

const [NOVA, VELHA] = ['n'.repeat(32), 'v'.repeat(32)];
const cofre = criarCofre([NOVA]);
const LUGAR = 'configuracao-sistema/email/senha';

describe('the vault', () => {
  test('gives back any secret, and never writes the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (segredo, lugar) => {
        const cifrado = cofre.cifrar(lugar, segredo);
        expect(cofre.decifrar(lugar, cifrado)).toBe(segredo);
        expect(cofre.cifrar(lugar, segredo)).not.toBe(cifrado);
      }),
      { numRuns: 50 },
    );
  });

  test('holds nothing readable', () => {
    expect(cofre.cifrar(LUGAR, 'senha do servidor')).toMatch(
      /^c1\.[0-9a-f]{16}\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/,
    );
  });

  test('opens a secret only in its place', () => {
    const cifrado = cofre.cifrar(LUGAR, 'x');
    expect(() => cofre.decifrar('configuracao-sistema/oidc/client_secret', cifrado)).toThrow(
      SegredoIlegivel,
    );
  });

  test('hashes the same value of the same place alike, and says nothing of it without its key', () => {
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

  test('refuses what was altered, whichever part', () => {
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

  test('a shortened seal is no seal', () => {
    const partes = cofre.cifrar(LUGAR, 'um segredo').split('.');
    const curta = [...partes.slice(0, 4), partes[4]?.slice(0, 6)].join('.');
    expect(() => cofre.decifrar(LUGAR, curta)).toThrow(SegredoIlegivel);
  });

  test('changes keys: the new encrypts, the old still opens, and alone neither opens the other’s', () => {
    const antigo = criarCofre([VELHA]).cifrar(LUGAR, 'antigo');
    const ambas = criarCofre([NOVA, VELHA]);
    expect(ambas.decifrar(LUGAR, antigo)).toBe('antigo');
    expect(cofre.decifrar(LUGAR, ambas.cifrar(LUGAR, 'novo'))).toBe('novo');
    expect(() => cofre.decifrar(LUGAR, antigo)).toThrow('outra chave');
  });
});
